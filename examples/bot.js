// A bot in another language: reads a question a line, answers with the id of an option (docs/agents.md).
//   mulligan sim lorcana the-heart-of-magic daring-and-deception --agents 'command:node examples/bot.js,random' --games 10
"use strict";

// What is worth doing, the best first; whatever is not named comes after, and what ends something comes last.
const LIKED = ["quest", "attack", "level-up", "deploy", "cast", "play", "ink", "bond", "challenge", "activate", "use", "yes", "choose"];
const LAST = ["no", "done", "pass", "end"];

function worth(option) {
  const liked = LIKED.indexOf(option.verb);
  const last = LAST.indexOf(option.verb);
  if (last >= 0) return 1000 + last;
  return liked >= 0 ? liked : 500;
}

function choose(question) {
  const options = question.view.decision.options;
  const best = Math.min(...options.map(worth));
  const equal = options.filter((option) => worth(option) === best);
  return equal[question.seed % equal.length].id;
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const question = JSON.parse(line);
    if (question.protocol !== 1 || question.ask !== "choose") process.exit(1);
    process.stdout.write(JSON.stringify({ choose: choose(question) }) + "\n");
  });
