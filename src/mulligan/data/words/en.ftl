# What is said in every game. A game's own file comes first and may say any of it in its own words.

## Names of games

game-lorcana = Disney Lorcana
game-cipher = Fire Emblem Cipher
game-magic = Magic

## Names of formats

format-constructed = Constructed
format-limited = Limited
format-learning = Learning
format-two-headed-giant = Two-Headed Giant
format-planechase = Planechase
format-archenemy = Archenemy
format-commander = Commander
format-draft = Draft
format-sealed = Sealed
format-standard = Standard
format-modern = Modern
format-core = Core

## Help of the commands

help-mulligan = Plays trading card games by their own rulebooks, and can say which rule did what.
help-play = Play a game, in the browser. With --terminal, or any option but GAME and --no-open, it is played in the terminal; what is not given is asked there.
help-learn = Learn a game in the terminal, in a dozen short lessons.
help-option-from = The lesson to begin with, by its number or name.
help-sim = Play many games between computer players and count who wins. With --format draft or sealed and no decks: whole evenings (--games counts them), packs, decks and rounds, and which cards win.
help-event = Events: rounds of Swiss or knock-out between players, at tables or simulated; kept in a file after each result.
help-event-new = Begin an event, in FILE.
help-event-pair = Pair the next round.
help-event-result = Report a result: the table by its number or a player's name, and the games won, as 2-1, or 2-1-1 with a drawn game. The first number is that of whoever was named, or is named first at the table.
help-event-drop = A player leaves. Whoever waits at their table has won.
help-event-show = Show the rounds, and who stands where.
help-event-play = Let computer players play every match that two of them have, round after round; goes on where it was.
help-option-event-player = A player by name; once for each.
help-option-event-count = So many players without names of their own.
help-option-event-deck = The deck of each player in order, built in or a file; one alone is everybody's. In a sealed or draft event without any, computer players build them.
help-option-event-agents = Who plays for whom where matches are simulated, as in normal,greedy; one alone plays for all; person for somebody who reports results.
help-option-knock-out = Knock-out from the first round, instead of Swiss.
help-option-cut = After the rounds of Swiss the best so many play a knock-out.
help-option-one-round = Only the round at hand.
help-draft = Draft at the terminal, with people and computer players, four to eight; then build a deck of forty and play the rounds. Kept after every pick.
help-option-draft-seats = How many sit at the table.
help-option-person = Somebody at this keyboard, by name; once for each. You alone unless said.
help-option-bots = Who plays for the others after the draft: easy, normal, hard, expert, random.
help-option-draft-file = Keep the draft in this file, and its rounds beside it.
help-option-draft-load = Go on with the draft of this file.
help-option-draft-go-on = Go on with the latest draft.
help-option-review = Show a draft that is over, pick by pick, with what a computer player would have picked.
help-option-review-seat = Only the picks of this player.
help-option-sealed-play = Build a deck from your pool at the terminal and play rounds against the others.
help-booster = Open packs of a set, and see what is in them.
help-sealed = Open the packs of a sealed game: each player's pool, to build a deck of forty cards from.
help-scenario = Run scenario files and say which of them fail.
help-deck = Deck lists: check, show and list them.
help-deck-check = Say whether a deck is legal, and if not, everything that is wrong with it.
help-deck-list = List the decks that come with the project, of all games or of GAME.
help-deck-show = Show a deck as a list.
help-cards = Cards: show, search, list, check and import them, or begin cards of your own.
help-cards-show = Show a card: its facts and what it does.
help-cards-list = List the names of all cards.
help-cards-search = Find cards: words of the name, cost<=3, strength>2, ink=ruby, type=character, keyword=evasive, set=3, text:draw. All must be true.
help-cards-import = Put the cards of a file into your collection, compiled from their printed text, and say which are not understood. Files: LorcanaJSON, Scryfall, MTGJSON, the Cipher card table, and our own TOML and CSV (docs/collections.md).
help-exercise = Play random decks of all cards, those of your collection too, until every card was played and every ability resolved; list what never was.
help-cards-coverage = Tell how much of a card database is understood, set by set, which words stop most cards, and what was written by hand.
help-cards-check = Say what is wrong with the cards of a file, and where. Nothing is kept.
help-cards-new = Write a file with examples, to begin cards of your own with; FILE may end in .toml or .csv.
help-cards-collections = List what is in your collection; with --update read the imported files anew, with --remove take one out.
help-rules = Show a rule by its number or name: what it says, where its code is, which tests show it, its numbers in other editions. Other words list the rules that have them all; none list all.
help-bench = Measure the speed: games and decisions a second, and the time a copy takes; compiled and uncompiled.
help-soak = A long soak of a game: random games of random legal decks in every format and number of players, looked at all the time (docs/soak.md).
help-fit = Play the engine against itself, fit how likely a player wins to what happened, and say how well that tells who wins in games not seen.
help-analyse = Look back on the game of a save file, once it is over: how likely each player was to win when, the choices that turned it, what would have been better, and what that cost.
help-tournament = Let decks and agents meet, each deck in the hands of each agent, and tell who wins: standings with intervals, ratings, whether going first helps, how long games last, how they are won.
help-tune = Try exchanges of cards in a deck by playing against other decks, with the same luck for all, and tell which surely make it better; nothing is picked out afterwards.
help-solve = Find a win this turn that nobody can prevent, for whoever must choose in the first scenario of a file, or prove that there is none, within what that player knows. Exit code 0: found; 1: there is none; 3: not decided.
help-lang = The language to speak, as ja or zh-TW; what the system says unless told.
help-version = Say which Mulligan this is, and whether its core is compiled.
help-option-deck = A built-in deck or a file; yours first, then those of the others.
help-option-opponent = Who plays against you: easy, normal, hard, expert, random, greedy, search-0.5s, module:Class, or person for somebody at the same keyboard; several times for several opponents.
help-option-name = What you are called; several times for several people at the keyboard.
help-option-edition = Which edition of the rulebook; the newest unless said otherwise.
help-option-format = Which format of the game.
help-option-players = How many players.
help-option-teams = The team of each player in order, as in 1,2,1,2.
help-option-seed = The seed of all chance; the same seed brings the same luck.
help-option-match = Play a match of three: whoever first wins two games.
help-option-by-hand = Say yourself what you pay with, where a game would pay by itself.
help-option-scenario = Sit down at the table of the first scenario in this file.
help-option-load = Go on with a saved game.
help-option-defaults = Ask nothing before the game; take the defaults.
help-option-games = How many games.
help-option-agents = Who plays which deck, as in normal,random: easy, normal, hard, expert, random, greedy, greedy-0.1, search-0.5s (seconds a choice) or search-400 (rounds a choice); a single name plays all. An agent of your own is module:Class, a program of any language 'command:node bot.js' (docs/agents.md).
help-option-fit-decks = The built-in decks to play with, as in one,two, or random for two decks of chance in each game; all built-in ones unless said.
help-option-fit-out = Write the weights to this file; the games read src/mulligan/data/GAME/value.toml.
help-option-imagined = How many imagined games each choice is looked at in.
help-option-turning = How many turning points to tell, those that cost most.
help-option-by-card = Count by card too: how often its deck won when it was in the opening hand, drawn, played, or never drawn; and when games ended.
help-option-tournament-agents = Who plays, as in normal,search-200; every deck is played by each of them.
help-option-form = Who meets whom: everybody everybody; in Swiss rounds those who stand alike; or in a matrix, in which a deck meets itself too.
help-option-meet = How many matches any two play who meet.
help-option-swiss-rounds = How many Swiss rounds; unless said, as many as it takes until one is unbeaten.
help-option-best-of-three = A match is won by who first wins two games; agents may use sideboards in between.
help-option-go-on = Write each match to this file as soon as it is played; run again, the tournament goes on where it was.
help-option-html = Write a page with all plots to this file, which needs nothing else.
help-option-parquet = Write every game to this file as Parquet; needs mulligan[lab].
help-option-against = A deck to play against, built in or a file; several times for several.
help-option-out-card = A card that may go out; several times for several; all of the deck unless said.
help-option-in-card = A card that may come in; several times for several; those of the sideboard unless said, and without one those of all decks, more copies of its own too.
help-option-copies = How many copies are exchanged at once.
help-option-exchanges = How many exchanges to try at most; of more, some by chance. Fewer are surer sooner.
help-option-tune-games = How many games each deck plays at most.
help-option-tune-agents = Who plays: one name for both sides, or yours and theirs as in normal,easy.
help-option-interest = A gain in games won that is too small to look for, as 0.02; what surely gains less is left.
help-option-cluster = Share the games among the workers of a Dask cluster, by the address of its scheduler, as in tcp://192.0.2.1:8786; needs mulligan[cluster].
help-option-resume = Go on with the games of the file that --out names: what is there is counted and not played again.
help-option-solve-seconds = How long to think at most.
help-option-solve-states = How many positions to look at most; the same number gives the same answer on any machine that has the time.
help-option-first = The number of the first game; each number is its own seed.
help-option-every = Look closely at one decision in so many.
help-option-soak-format = Only those of the games that are in this format; may be given more than once.
help-option-soak-players = Only those of the games that so many players play; may be given more than once.
help-option-smallest = Only those of the games that are played at the smallest table of their format.
help-option-jobs = How many processes to share the work; no more are started than there is work or there are cores.
help-option-results = Write each game to this file as soon as it is played, a line of JSON each; what is there stays.
help-option-report = Keep a report in this file: which games were played, what went wrong, the longest, the slowest, the memory. Run again, it goes on.
help-option-show = Play nothing; print the report as Markdown.
help-option-most-decisions = Leave a game after so many decisions, and count it as one that did not end.
help-option-out = Write the cards to this file, in our own format, and not into the collection.
help-option-collection = Another collection, by its name or its folder; MULLIGAN_COLLECTION names one too.
help-option-replace = Take the file's cards also where a card of that name comes with Mulligan.
help-option-all = Tell of every card that is not understood, not only of the first.
help-option-remove = Take the import NAME out of the collection.
help-option-update = Read the file of the import NAME anew, or those of all.
help-option-pool = The list of what came out of the packs that the deck is built from.
help-option-set = The set of the packs, by its code or name; the newest unless said. --sets lists them.
help-option-sets = List the sets of which packs can be opened.
help-option-packs = How many packs.
help-option-pools = Write the pool of each player into this folder, as a list that deck check --pool reads; with --play the file that the evening is kept in.
help-option-seats = With --format draft or sealed and no decks: how many sit at a table, 4 to 8 in a draft.
help-option-rounds = Rounds of Swiss that are played; as many as leave one unbeaten unless said.
help-option-needed = How many games win a match.
help-option-flat = Every second seat drafts and builds as if all cards were as strong, and how often the others win is told: what the figures are worth.
help-option-measure = Build decks by chance, and write how strong each card was into this file; the draft bots read src/mulligan/data/GAME/strength.toml.
help-option-date = The date that bans and formats are asked for, as 2025-07-04; that of the edition unless given.
help-option-json = Answer in JSON.
help-option-strict = Count a scenario that names an unknown card as failed.
help-option-verbose = Print the log of each scenario, with rules.
help-option-game = Which game.
help-option-coverage = Count per edition: entries, normative ones, those with code, those with tests; and list the holes.
help-option-seconds = How many seconds to measure each thing.
help-option-texts = Instead, measure how long the cards of a database take to be read; for several files give it several times.

## Errors; what they say is in errors-en.ftl

error = Error: { $message }
error-inside = Something went wrong inside Mulligan ({ $message }). This is our mistake, not yours; please report it. Set MULLIGAN_DEBUG=1 to see where.

## Version

version = mulligan { $version } ({ $state ->
    [compiled] compiled
   *[uncompiled] uncompiled
}, Python { $python })

## Languages

# What stands between things in a row, between names that may have commas of their own, and between two sentences.
list-between = { ", " }
list-between-names = { "; " }
list-between-sentences = { ". " }
sentence-end = .
# The character set whose order names are sorted by.
sorting-code = utf-8
list-between-lines = { " " }
label = { $name }{ ": " }
percent = { $share } %
in-brackets = { " (" }{ $text })
in-quotes = “{ $text }”
# What is to be known of the words of this language; nothing of most.
language-note = { "" }
language-now = You are spoken to in { $language }. Type lang and one of these to change it: { $languages }

## Names of things

a-card = a card
# Names that nobody gave: of players, and of a deck that somebody brings. A number of 0 is none.
made-you = You
made-player = Player { $number }
made-guest = Guest{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
made-bot = Bot { $number }
made-learner = You
made-teacher = Teacher
made-list = own list
# A computer player; $agent is agent-title, or, if not $known, what was typed.
made-agent = { $known ->
    [yes] { CAPITAL($agent) } bot
   *[no] Bot ({ $agent })
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
# Agents; $further is a number or an earlier version: search-400, greedy-0.1.
agent-title-easy = easy
agent-title-normal = normal
agent-title-hard = hard
agent-title-expert = expert
agent-title-random = random
agent-title-greedy = greedy{ $further ->
    [none] { "" }
   *[other] { " " }{ $further }
}
agent-title-search = search{ $further ->
    [none] { "" }
   *[other] { " " }{ $further }
}
agent-easy = easy: a beginner who knows the rules, and overlooks things
agent-normal = normal: looks one action ahead
agent-hard = hard: thinks a moment about what you may answer
agent-expert = expert: thinks for as long as you would wait
agent-random = random: leaves it all to chance
agent-person = person: somebody at this keyboard
# A keyword and its number, on the table.
numbered-keyword = { $name } { $number }
yes = yes
no = no
surprise = surprise me

## Before a game

setup-game = Which game?
setup-go-on = Go on with a game?
setup-new = new: a new game
setup-left = { $game }: { $players }, { $when }, after { $choices } choices
setup-deck = Your deck?
setup-deck-of = The deck of { $player }?
setup-opponent = Who plays against you?
setup-name = What is player { $number } called?
setup-default = (Enter: { $default })
setup-again = Please answer with a number of the list, or a name.{ $names ->
    [none] { "" }
   *[other] { " " }Did you mean { $names }?
}
setup-plays = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $deck }.
setup-begins = { $game }, edition { $edition }{ $seed ->
    [none] { "" }
   *[other] , seed { $seed }
}. Type a number or what you want to do, or { $help } for everything else.

## Lessons

help-commands-lessons =
    lesson           what there is to learn here, once more
    hint             what the lesson would choose
    again            begin this lesson again
    next             the next lesson
lesson-title = Lesson { $number } of { $count }: { $title }
lesson-task = Your task: { $task }
lesson-rules = Rules { $rules }; type rule and a number to read one, hint to be shown how.
lesson-well-done = Well done!
lesson-not-yet = Not yet.
lesson-after-done = Enter goes on to the next lesson; undo takes back, again begins this one once more, quit leaves.
lesson-after-missed = Enter begins this lesson again; undo takes back your last choice, next leaves it out, quit leaves.
lesson-all-done = That was the last lesson. Enter leaves; mulligan play { $game } --terminal begins a whole game.
lesson-next = the next lesson
lesson-again = try again
lesson-hint = The lesson would choose number { $number }: { $words }.
lesson-kept = Go on with the lessons by: { $command }

## At the table

prompt = >
turn-line = Turn { $turn } · { $phase } · { $you ->
    [yes] your turn
   *[no] { $player }'s turn
}
team-turn-line = Turn { $turn } · { $phase } · { $you ->
    [yes] your team's turn
   *[no] the turn of { $players }
}
before-turn-line = { $phase }
nothing-here = nothing
hand-of-you = Your hand
not-a-choice = { $text } is not among the choices{ $hint ->
    [none] .
   *[other] ; did you mean { $hint }?
} { $count ->
    [one] Type 1, or help.
   *[other] Type a number from 1 to { $count }, or help.
}
unknown-command = There is no command { $text }; did you mean { $hint }?
no-such-command = There is no command { $text }{ $hint ->
    [none] .
   *[other] ; did you mean { $hint }?
} Type help for all of them.
undone = Taken back.
nothing-to-undo = There is nothing to take back.
redone = Done again.
nothing-to-redo = There is nothing to do again.
saved = Saved in { $path }. Go on with it by: { $command }
save-scenario-where = Save the table in which file? For instance: save as scenario puzzle.json
save-over-file = There is a file { $path }. Write over it?
save-over = { $path } is no saved game. Write over it?
kept = The game is kept. Go on with it by: { $command }
loaded = Loaded { $path }.
save-where = Save in which file? For instance: save evening.json
load-which = Load which file? For instance: load evening.json
card-which = Which card? For instance: card { $example }
card-of-no-choice = No choice with the number { $number } is about a card.
rule-which = Which rule? For instance: rule { $example }
deed = { $group }: { $option }
analyse-progress = choices
analyse-curve = How likely each player was to win when a turn began, as far as they could know; the bar is that of { $player }.
analyse-turn = turn { $turn }
analyse-won = { $player } won.
analyse-drawn = Nobody won.
analyse-point = Choice { $number }, turn { $turn }, { $player }: { $chosen } ({ $chance }). Better: { $better } ({ $best }). It cost { $cost } of a hundred games ({ $low } to { $high }).{ $reasons ->
    [none] { "" }
   *[other] { " " }Once the others have had their turn, the better one leaves { $player } further ahead in: { $reasons }.
}
analyse-player = { $player }: { $count ->
    [0] none of { $choices } choices surely cost anything.
    [one] one of { $choices } choices surely cost something, { $cost } of a hundred games.
   *[other] { $count } of { $choices } choices surely cost something, together { $cost } of a hundred games.
}
solve-won = { $player } can force a win this turn:
solve-won-deals = { $player } can force a win this turn, whatever the hidden cards are (all { $deals } deals that make a difference were tried):
solve-none = { $player } cannot force a win this turn: no line wins against every answer and whatever the hidden cards are.
solve-open = Not decided: { $reason ->
    [time] there was no time left to think.
    [states] there were too many positions to look at.
    [luck] the win found for { $player } rests on luck. It held in { $deals } games imagined:
    [deals] the win found for { $player } depends on hidden cards that may lie in too many ways to try them all. It held in { $deals } of them:
   *[other] something that may be chosen could not be played out.
}
solve-if = After { $answer }:
solve-case = If the cards lie as in case { $number }:
solve-as-above = … and on as above
solve-more = … and { $number } more lines
solve-looked = { $states } positions looked at in { $seconds } s.
hint-people = Hints are for who plays alone against the computer.
hint-none = There is nothing to choose now.
hint-sure = The computer would not think long here: { $option }
hint-why = How often you would win after it, by { $rounds } games imagined from what you know and played on until the others have had their turn. What was tried most often comes first.
hint-reasons = Why { $better } rather than { $other }: it leaves you further ahead in { $reasons }, on average.
reason = { $name } ({ $more })
between-reasons = {", "}
looking-back = Looking back on the game, choice by choice. Ctrl-C stops.
why-not-what = Why not what? For instance: why not { $example }
why-not-which = No card you can see is called { $text }. You can ask about: { $verbs }.
why-not-any = Whichever of your cards you try
you-may = You may: it is number { $number }, { $option }.
interrupted = Press Ctrl-C again, or type quit, to leave.
goodbye = Goodbye.
game-over = The game is over.
you-won = You win!
you-lost = { $player } wins.
drawn = The game is a draw.
after-game = rematch plays once more, analyse tells what turned the game, undo takes back the last choice, save FILE keeps the game, log shows what happened, quit leaves.
after-game-of-match = swap CARD for CARD changes your deck from its sideboard; next begins the next game of the match.
match-none = There is no next game here; mulligan play --match plays a match of three.
match-not-over = The game is not over yet.
match-score = The match: { $score }.
match-won = { $you ->
    [yes] You win the match!
   *[no] { $player } wins the match.
}
swap-what = Swap what? For instance: swap 2 CARD for CARD. Your sideboard: { $side ->
    [none] nothing
   *[other] { $side }
}.
swapped = { $count } × { $out } aside, { $count } × { $into } in.
news-more = … and { $number ->
    [one] one thing
   *[other] { $number } things
} before that: log
pages-more = … { $number ->
    [one] one line
   *[other] { $number } lines
} before that: more
pages-first = That was the first page.
log-empty = Nothing has happened yet.
no-open-cards = No card lies open yet.
times = { $number } × { $name }
times-told = { $text } (×{ $number })
leads-on = { $words } … ({ $number } ways)
leads-to = { $group }: { $words } …
numbers-on-board = { $first } to { $last }, as they stand beside the cards
which-of-them = Which of them?
no-longer = { $option } can no longer be chosen.
enter-back = (Enter: back)
yes-or-no = (y/n)
own-harm = { $option }: your own { $target } would be the only target. Go on?
team-yours = your team
team-other = the other team
attached = { $name }{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
}{ $changes ->
    [none] { "" }
   *[other] : { $changes }
}
changed-by = { $changes }{ $name ->
    [none] { "" }
   *[other] { " " }by { $name }
}
its-own-text = its own text
change-more-text = more text
pile-of = { $player }, { $zone }
card-now = { $player }, { $zone }: { $change }
looking-at = You look at:
more-cards = { $number } more
pass-the-keyboard = Pass the keyboard to { $player }, who presses Enter.
rematch = Once more!
stops-none = This game needs no stops: you are asked whenever you can do something.
stops-are = You are asked always at: { $stops }; never at: { $skips }; where it matters at: { $others }. stop NAME and skip NAME switch the first two on or off; skip takes my or their before NAME.
stop-unknown = There is no step { $stop } to stop at.
stop-on = You are asked at { $stop } from now on.
stop-off = You are no longer asked at { $stop } unless you can do something.
skip-on = You are no longer asked at { $stop } while nothing waits to resolve.
skip-off = You are asked at { $stop } again where you can do something.
pass-until-what = Pass until what? { $text } is neither turn, my turn, something happens, nor one of: { $stops }.
pass-not-now = You cannot pass now: something else is asked of you.
hold-on = You hold priority: you are asked every time. hold again lets go.
hold-off = You are asked only where something can be done.

help-commands =
    NUMBER           choose; several numbers one after the other: 1 3 4
    words            what you want to do, as far as it is clear: { $intent }
    Enter            what stands before the prompt
    hint             what the computer would think in your place: options and how often you would win
    analyse          after the game: how likely each player was to win when, and which choices turned it
    why not …        why something cannot be done, and by which rule: why not { $example }
    card NAME        what a card says; card 2 for the card of choice 2
    rule NUMBER      what a rule says; other words list the rules that have them
    board            show the table again
    piles            name every open card, pile by pile
    log, more        what has happened, with the rules behind it, and the page before; log all
    undo, redo       take back your last choice, and do it again
    save FILE        keep the game; load FILE goes on with one
    save as scenario FILE   the table as it lies, for others to sit down at
    concede          give up
    rematch          once more, when the game is over
    lang TAG         the language to speak: lang ja, lang zh-TW; lang alone lists them
    quit             leave
help-commands-stops =
    pass turn        pass until this turn is over; pass until my turn; pass until end
    pass on          pass until somebody else does something
    stops            where you are asked; stop NAME and skip NAME change it
    hold             hold priority
help-commands-match =
    next             the next game of the match, when one is over
    swap … for …     change your deck from its sideboard between two games

## Choices that every game has

# $title: the card that asks, whose it is, the name of its ability; $head: the same and what it would do, in words.
# $which: of several things to be chosen the one that is meant now; $chosen: what has been chosen for it already;
# $done: whether one may stop here; $card: the card that all options are about, if there is one.
ask-title = { $about }{ $ability ->
    [none] { "" }
   *[other] { " " }“{ $ability }”
}{ $whose ->
    [theirs] { " " }({ $holder })
   *[other] { "" }
}
ask-head = { $title }: { $text }.
ask-choose = { $head ->
    [none] { $title ->
        [none] { "" }
       *[other] { $title }:{ " " }
    }
   *[other] { $head }{ " " }
}{ $which ->
    [none] { "" }
   *[other] This is for: { $which }.{ " " }
}{ $chosen ->
    [none] { "" }
   *[other] So far: { $chosen }.{ " " }
}{ $done ->
    [yes] Which one? Or done.
   *[no] Which one?
}
ask-may = { $head ->
    [none] { $title }: do you do what you may?
   *[other] { $head } { $word ->
        [unless] Do you pay?
       *[other] Do you?
    }
}
ask-mode = { $title }: which of these shall happen?
ask-player = { $head ->
    [none] { $title }: which player?
   *[other] { $head } Which player?
}
ask-name = { $head ->
    [none] { $title }: which name do you name?
   *[other] { $head } Which name do you name?
}
ask-put = { $head }{ " " }{ $verb ->
    [order] Which card is next, from the top down?
   *[other] { $text ->
        [none] { $done ->
            [yes] Which card? Or done.
           *[no] Which card?
        }
       *[other] { $card ->
            [none] Which card is next, and where does it go?
           *[other] Where does { $card } go?
        }
    }
}
ask-turn = Your turn: what do you do?
waits-for = { $player } is to choose.

option-choose = { $card ->
    [none] { $player ->
        [none] { $text ->
            [none] { $number }
           *[other] { $text }
        }
       *[other] { $player }
    }
   *[other] { $card }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }{ $whose ->
        [theirs] { " " }({ $holder })
       *[other] { "" }
    }
}
option-yes = yes
option-no = no
option-done = done
option-pass = pass
option-keep = keep
option-end = end the turn
option-resolve = { $card }{ $ability ->
    [none] { "" }
   *[other] : { $ability }
}{ $target ->
    [none] { "" }
   *[other] { " " }({ $target })
}
option-order = { $card }
option-concede = give up
option-use = { $card }: { $ability }
option-play = { $card }
option-move = { $card } → { $target }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-assign = { $number } to { $target ->
    [none] { $player }
   *[other] { $target }
}
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}

group-choose = Choose
group-yes = Choose
group-no = Choose
group-done = Or
group-pass = Or
group-end = Or
group-keep = Or
group-resolve = Resolve next
group-order = Put first
group-play = Play
group-use = Use an ability
group-move = Move
group-attack = Attack

cannot = You cannot { $verb }{ $card ->
    [none] { "" }
   *[other] {" "}with { $card }
}
refusal = { $what }: { $why } (rule { $rule }, edition { $edition })
refusal-without-rule = { $what }: { $why }
refusal-not-your-turn = it is not your turn
refusal-not-asked-now = this is not asked of you now
refusal-not-in-hand = it is not in your hand
refusal-not-in-play = it is not in play
refusal-not-yours = it is not yours

## Log lines that every game has

note-wins = { $you ->
    [yes] You win the game.
   *[no] { $player } wins the game.
}
note-loses = { $you ->
    [yes] You lose the game.
   *[no] { $player } loses the game.
}
note-leaves = { $you ->
    [yes] You leave the game.
   *[no] { $player } leaves the game.
}
note-is-drawn = The game is a draw.
note-starts = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
note-turn-begins = Turn { $number }: { $you ->
    [yes] your turn.
   *[no] { $player }'s turn.
}
note-turn-ends = { $you ->
    [yes] Your turn ends.
   *[no] { $player }'s turn ends.
}
note-draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
note-shuffles = { $you ->
    [yes] You shuffle.
   *[no] { $player } shuffles.
}
note-looks = { $you ->
    [yes] You look at { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[no] { $player } looks at { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}
note-names = { $you ->
    [yes] You name { $text }.
   *[no] { $player } names { $text }.
}
note-triggers = { $card } triggers.
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] : { $text }
} resolves.
note-uses = { $you ->
    [yes] You use { $card }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }.
   *[no] { $player } uses { $card }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }.
}
note-is-chosen = { $card } is chosen.
note-is-revealed = { $card } is revealed.
note-is-discarded = { $card } is discarded.
note-goes-to-hand = { $card } goes to { $you ->
    [yes] your hand
   *[no] { $player }'s hand
}.
note-returns-to-hand = { $card } returns to { $you ->
    [yes] your hand
   *[no] { $player }'s hand
}.
note-deck-is-empty = { $you ->
    [yes] Your deck is empty.
   *[no] { $player }'s deck is empty.
}

## Decks

complaint-deck-not-in-pool = it has { $count } copies of { $card }, deck and sideboard together; { $limit ->
    [0] the pool has none
   *[other] the pool has { $limit }
}
complaint-deck-beyond-packs = it has { $count } copies of { $card }; the packs can have held { $limit } at most
complaint = { $why } (rule { $rule }, edition { $edition })
deck-legal = { $deck }: { $count } cards, legal in { $game }, edition { $edition }.
deck-curve = Curve: { $curve } (average { $average })
deck-colours = Colours: { $counts }
deck-types = Types: { $counts }
deck-side = Sideboard: { $count }
deck-illegal = { $deck }: { $count } cards, not legal in { $game }, edition { $edition }:

## Drafts

draft-begins = A draft of { $set } at a table of { $seats }, kept in { $path }.
sealed-begins = A sealed game of { $set } with { $players } players, kept in { $path }.
draft-page = Pack { $round } of { $rounds }, pick { $pick }: from { $from }, on to { $to } on the { $way ->
    [left] left
   *[other] right
}. You have { $have ->
    [0] no cards yet
    [one] one card
   *[other] { $have } cards
}.
draft-several = Several of them: { $cards }
draft-picked = You pick { $card }.
draft-pool = { $count ->
    [0] You have picked nothing yet.
    [one] You have picked one card:
   *[other] You have picked { $count } cards:
}
draft-hint = A computer player would pick { $card }.
draft-what = '{ $text }' is none of these cards, or several, and no command; help tells what can be typed
draft-help = Type the number or the name of a card to pick it. pool shows what you have, card NAME a card in full, hint what a computer player would pick, quit leaves; every pick is kept.
draft-left = It is kept. Go on with: { $command }
pool-no-card = there is no card '{ $text }'
build-begin = { $player }, build a deck of at least forty cards. You have { $count }; this is what a computer player would play:
build-size = { $count } cards in the deck
build-not-there = there is no such card, or not as many: '{ $text }'
build-saved = The deck is in { $path }.
build-what = '{ $text }' is no command; help tells what can be typed
build-help = add [N] CARD and cut [N] CARD change the deck, side shows what is left of your pool, deck the deck, card NAME a card in full, suggest begins anew, save FILE and load FILE keep it, done plays it, quit leaves.
review-pick = { $player }, pack { $pack }, pick { $pick }: { $card }{ $same ->
    [yes] { "" }
   *[no] { " " }(a computer player: { $bot })
}{ $others ->
    [none] { "" }
   *[other] ; not { $others }
}
event-play = Table { $table }: { $players }

## Events

event-round = Round { $number } ({ $stage ->
    [swiss] Swiss
   *[other] knock-out
})
event-table = { $table }: { $first } – { $second }{ $score ->
    [none] { "" }
   *[other] : { $score }
}
event-has-bye = { $table }: { $first } has a bye
event-points = Points
event-player = Player
event-matches = Matches
event-opponents-match = Opponents' matches
event-games = Games
event-opponents-game = Opponents' games
event-left = { $player } (left)
event-won = { $player } has won the event.
event-begun = An event of { $players } players, { $rounds ->
    [0] knock-out from the first round
   *[other] { $rounds } rounds
}, is in { $path }. mulligan event pair begins it.
event-dropped = { $player } has left.
event-waits = Round { $round } waits for the results of people: table { $tables }.

## Packs

season-figures = Who goes by how strong cards are wins { $rate } of { $games } games against those who do not ({ $low } – { $high }).
season-progress = Evenings
season-title = { $game }, { $form }: { $evenings } evenings, { $games } games, seed { $seed }
season-card = Card
season-drawn = Games drawn in
season-rate = Won
season-interval = 95 %
season-brought = Won by decks with it
season-colours = Decks
season-matches = Matches
season-best = The cards that win most
season-worst = The cards that win least
season-few = No card was drawn in { $least } games.
season-endless = { $number } games did not end within { $most } decisions.
season-lost = Evenings that no process survived: { $numbers }
season-stopped = Stopped: { $played } of { $count } evenings were played.
season-measured = How strong { $count } cards are is in { $path }.

pack-of = Pack { $number } of { $set }, seed { $seed }
pool-of = { $player }: { $count } cards
pool-written = { $player }'s pool is in { $path }.
set-cards = { $code }  { $name }: { $count } cards

## Cards

sheet-text = text
card-count = { $number } cards
card-from = from { $file }, imported { $date }
cards-reading = Reading { $file } …
cards-kept = { $number ->
    [one] 1 card
   *[other] { $number } cards
} of { $game } put into your collection '{ $collection }'.
cards-written = { $number ->
    [one] 1 card
   *[other] { $number } cards
} of { $game } written to { $path }.
cards-built-in = { $number ->
    [one] 1 card is built in already and stays as it is
   *[other] { $number } cards are built in already and stay as they are
}; --replace takes the file's.
cards-left-out = { $number ->
    [one] 1 row tells of a token or the like
   *[other] { $number } rows tell of tokens and the like
}, which no deck has: left out.
cards-refused = { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} not understood; `mulligan cards coverage { $file }` tells what stops most.
cards-more-refused = … and { $number } more; --all tells of all.
cards-right = { $number ->
    [0] No card is right
    [one] 1 card is right
   *[other] { $number } cards are right
}, { $wrong ->
    [0] none is wrong. `mulligan cards import { $file }` lets you play with them.
    [one] 1 is wrong.
   *[other] { $wrong } are wrong.
}
cards-begun = { $path } is there, with examples. `mulligan cards check { $path }` tells what is wrong with what you write.
cards-coverage-title = { $game }, { $file }
coverage-set = set
coverage-names = names
coverage-understood = understood
coverage-share = share
coverage-all = all
coverage-phrases = What stops most cards:
coverage-by-hand = Built-in cards in notation written by hand: { $refused } that the grammar refuses, { $otherwise } that it reads otherwise ({ $share } % of these names).
coverage-lines = The grammar has { $lines } lines; { $used } were of use here, { $alone } of them to a single card.
coverage-own = In all { $names } names ({ $share } %) are in notation, or need a line or a long phrase that no other card needs.
exercise-playing = Playing { $game } …
exercise-unplayed = never played: { $card }
exercise-unresolved = never resolved: { $card }: { $ability }
exercise-done = { $played } of { $cards } cards played, { $resolved } of { $abilities } abilities resolved, in { $games } games.
collection-title = Collection '{ $name }' in { $folder }:
collection-line = { $name }: { $number ->
    [one] 1 card
   *[other] { $number } cards
} of { $game }, from { $file }, { $date }; sets: { $sets }{ $replaces ->
    [yes] ; they replace built-in cards
   *[no] { "" }
}
collection-empty = Nothing has been imported. `mulligan cards import FILE` begins it.
collection-removed = { $name } is no longer in the collection: { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
collection-updated = { $name }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, { $before } before.

## Simulations

sim-title = { $game }, edition { $edition }: { $games } games, seed { $seed }
fit-tempo = to be on turn
fit-auc = In games not seen, a position that was won is judged better than one that was lost in { $auc } of all pairs ({ $positions } positions; fitted to { $rows }).
sim-progress = games
sim-deck = deck
sim-agent = agent
sim-wins = wins
sim-rate = win rate
sim-interval = 95 % interval
sim-as-first = as first
language-code = en
tune-title = { $tried } of { $of } exchanges, { $games } games each, the same luck for all
tune-out = out
tune-in = in
tune-games = games
tune-difference = won more, of 100
tune-interval = 95 % interval
tune-verdict = what is sure
tune-better = better
tune-worse = worse
tune-alike = gains little or nothing
tune-open = nothing yet
tune-sure = { $sure ->
    [0] No exchange is surely better.
    [one] One exchange is surely better.
   *[other] { $sure } exchanges are surely better, each by itself; together they were not tried.
} The chance that even one verdict of this table is wrong is at most 5 %, however often you look. { $undecided ->
    [0] { "" }
   *[other] Of { $undecided } nothing is sure yet: more games may tell. Their order here means little.
}
tournament-progress = matches
tournament-title = Tournament: { $game }, edition { $edition }
tournament-played = { $matches } matches, { $games } games, seed { $seed }.
tournament-standings = Standings
tournament-ratings = Ratings
tournament-ratings-why = By openskill's model of Plackett and Luce, from 25 for everybody, with 95 % intervals.
tournament-decks = Deck against deck
tournament-decks-why = How often the deck of the row won its matches against that of the column, and how many there were; the interval is told where you point.
tournament-lengths = How long games last
tournament-lengths-axis = The share of all games that are over by each turn.
tournament-how = How games were won
tournament-matches = matches
tournament-share = won
tournament-points = points
tournament-rating = rating
tournament-endless = Games that did not end: { $number }.
tournament-lost = Matches with which their process died twice: { $numbers }. Run again to try them.
tournament-timed = { $agents }: think for a time, or are programs of others, so the same seed need not bring the same games again.
tournament-stopped = Stopped after { $played } of { $of } matches; { $out ->
    [none] nothing was kept, for no --out was given.
   *[other] run it again with the same --out to go on.
}
ending = { $how ->
    [lore] twenty lore
    [life] life total down to nothing
    [poison] poison
    [main] the main character was destroyed
    [deck] no cards left to draw
   *[other] otherwise
}
sim-cards-title = { $deck }, card by card: how often it won / of how many games
sim-card = card
sim-card-opening = opening hand
sim-card-drawn = drawn
sim-card-played = played
sim-card-not-drawn = not drawn
sim-card-lift = lift
sim-card-turn = turn
sim-cards-why = Lift: how many more of a hundred games the deck wins when it draws the card than when it does not. Turn: when it is first played. Long games see more cards, so compare cards of one deck; --json has the intervals.
sim-turns-title = Games that ended, and those of them that each deck won
sim-turn = turn
sim-ended = ended
sim-first = Whoever goes first wins { $rate } of the games ({ $low } to { $high }).
sim-draws = Draws: { $number }.
sim-length = Length: { $mean } turns on average, median { $median }, from { $least } to { $most }; { $decisions } decisions a game.
sim-endless = Not ended after { $most } decisions, and not counted above: { $numbers }.
sim-lost = Lost, as each process that played them died: { $numbers }.
sim-stopped = Stopped: { $played } of { $games } games were played.
sim-speed = { $seconds } s, { $rate } games a second.

soak-summary = { $games } games, { $decisions } decisions, { $failures } failed; { $hours } hours.
soak-sitting = table
soak-games = games
soak-decisions = decisions
soak-longest = longest game
soak-longest-game = The longest game: { $decisions } decisions in { $turns } turns (game { $number }, { $sitting }).
soak-slowest = The slowest step: { $seconds } s after decision { $decision } ({ $rule }) of game { $number } ({ $sitting }).
soak-memory = Memory: at most { $most } MB in a process; { $early } MB after its first { $games } games.
soak-seeds = Games played by { $build }: { $seeds }.

## Scenarios

scenario-failed = FAILED { $where }: { $id }: { $message }
scenario-skipped = skipped { $where }: { $id }: { $message }
scenario-log = { $id } ({ $status ->
    [passed] passed
    [failed] failed
   *[skipped] skipped
})
scenario-illegal = step { $step }, illegal: { $reason }
scenario-counts = { $passed } passed, { $failed } failed, { $skipped } skipped

## Rules

rule-title = { $game }, edition { $edition }, { $number }
rule-name = rule
rule-none = no code, because
rule-code = code
rule-tests = tests
rule-editions = in other editions
rule-below = below it
rule-no-code = none yet
rule-no-tests = none yet
rule-nowhere = not stated
none-heading = a heading
none-definition = a definition
none-example = an example
none-reference = a reference to other rules
none-hands = something people do with their hands
none-card = something printed on cards or packs
none-not-built = not built
coverage-title = { $game }: rules, code and tests
coverage-edition = edition
coverage-entries = entries
coverage-normative = normative
coverage-with-code = with code
coverage-with-tests = with tests
coverage-hole-code = Without code, edition { $edition }:
coverage-hole-tests = Without tests, edition { $edition }:
coverage-whole = No holes.
coverage-unknown = Code names rules that no ledger has:

## Speed

bench-title = { $game } with { $decks }
bench-variant = variant
bench-games = games a second
bench-decisions = decisions a second
bench-clone = µs a copy
bench-wide = Random legal decks over all { $cards } cards: { $games } games and { $decisions } decisions a second, which is { $share } % of the decisions above.
bench-load = Loading: { $decks } ms until two decks lie on the table, { $catalog } ms for all cards.
bench-compiled = compiled
bench-uncompiled = uncompiled
bench-ratio = Compiled plays { $ratio } times as many games.
bench-not-compiled = This Mulligan is not compiled: there is nothing to compare.
bench-texts = Reading card texts, seconds of a processor
bench-texts-cards = cards

## The server

help-serve = Serve tables for a group, in the browser: invitation links, spectators, computer players.
help-option-host = The address to listen at; 0.0.0.0 is every one of this machine.
help-option-port = The port to listen at; 0 is any that is free.
help-option-origin = An address by which people reach the server besides its own, as https://table.example; may be given again.
help-option-workers = How many processes computer players think in; as many as there are processors, less one, unless told.
serve-begins = Mulligan is at { $address } (Ctrl+C ends it)
server-your-list = your list
server-no-language = There are no words in the language '{ $name }'; there are some in { $languages }.
server-begun = The game has begun already.
server-deck = This deck may not be played.
server-engine = Something went wrong in the game itself; the choice is not taken, and nothing else has changed.
server-hello-first = The first message is hello.
server-hello-once = Hello is said once, as the first message.
server-illegal = This is not on offer; choose an option of your decision by its id.
server-late = This decision is no longer open; the one that is has the number { $number }.
server-malformed = This message cannot be read.
server-no-deck = There is no built-in deck { $name }.
server-no-edition = There is no such edition; there is { $editions }.
server-no-format = There is no such format; there is { $formats }.
server-no-game = There is no game '{ $name }' here; the games are { $games }.
server-no-seat = This token is for no seat of this table.
server-no-table = There is no such table.
server-not-asked = You are not asked now.
server-not-begun = The game has not begun.
server-not-full = The game begins when every seat is taken.
server-not-over = The game is not over.
server-not-playing = No game is being played here.
server-not-watched = Nobody may watch this table.
server-one-host = One seat is yours: exactly one must be of the sort me.
server-only-watching = You only watch this table.
server-players = This is for { $fewest } to { $most } players here.
server-players-exactly = This is for { $most } players.
server-protocol = This server speaks protocol { $number }.
server-repeated = This choice has been taken already; nothing more happens.
server-seat-taken = This seat is taken.
server-too-big = This is too big.
server-undo-hidden = Somebody has learned something since; against people nobody goes back past that.
server-undo-nothing = There is nothing to go back to.
server-undo-counted = This game is counted already.
server-not-between = Cards are exchanged between two games of a match.
server-not-brought = There are not so many { $name } among the cards that you brought.
server-chat-off = The chat of this table is off.
server-muted = The host has muted you.
server-no-stop = There is no such step; the steps are { $stops }.
server-only-host = Only who made the table can do this.
server-no-evening = There is no such evening here.
server-not-building = Decks are built after the last pick and before the first round.
server-late-pick = This pick has been made already; you have picked { $number }.
server-has-left = { $name } has left already.
server-not-away = Only the host can go on without { $name }, or who has waited for five minutes for somebody who is away.
server-no-match = { $name } has no match to play now.
server-evening-goes-on = This match is over; the next round is on the page of the evening.
server-match-secret = What was held here is told when the match is over.
server-evening-secret = What was held here is told when the evening is over.
server-hint-unfair = Hints are given where nobody else plays.
server-storage = What happened cannot be written down, so it is not done; try again.
server-moved = Another server has taken this table over; connect again.
server-elsewhere = This table is at { $address }.
server-unreadable = This release cannot go on with the game ({ $error }); its record can still be read.
help-option-database = Where tables are kept: an address as postgresql://…; a file in the data folder unless told.
server-no-such-game = This table has no such game.
help-option-terminal = Play in the terminal.
help-option-no-open = Only say the address; do not open a browser.
play-begins = Mulligan is at { $address } (Ctrl+C ends it; --terminal plays here)
server-too-fast = This is faster than the server takes it; wait a moment.
server-crowded = Too many are at this table already.
help-option-redis = Where several servers that share one database talk to each other: an address as redis://…
server-nobody-answers = The server that has this table does not answer; try again in a moment.
