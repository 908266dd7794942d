# What can be wrong, in every game: what is wrong, where, by which rule, and what would be right.
# A value that there is none of is `none`. What is wrong only in one game, or in the card language, is in its own folder.

# What stands between the things of a list.
between = { ", " }
# What stands before each line of a list of sentences.
next-line = { "\u000A  " }

game-name = { $game ->
    [lorcana] Lorcana
    [cipher] Cipher
    [magic] Magic
   *[other] { $game }
}

## Files

no-file = there is no file { $path }
unreadable = { $path } cannot be read: { $reason }
file-too-big = { $path } is too big; the biggest that is read has { $most } MB
not-utf-8 = { $path } cannot be read: it is not a text in UTF-8
no-port = nobody can listen at { $host }, port { $port }: { $reason }
no-database = there is no database at { $url }: { $reason }
no-redis = there is no Redis at { $url }: { $reason }
no-path = { $path } is no path: { $reason }
not-a-file = { $path } is a { $sort ->
    [folder] folder
    [link] link; name the file that it leads to
    [pipe] pipe
   *[device] device
}, and only files are { $act ->
    [read] read here
   *[written] written
}
no-journal = this game is not kept while it is played, for { $path } cannot be written: { $reason }
unwritable = { $path } cannot be written: { $reason }

## Games, editions, players

no-game = there is no game '{ $name }' here; the games are { $games }
no-language = there are no words in the language '{ $name }'; there are some in { $languages }
no-lesson = there is no lesson '{ $name }'; the lessons are { $lessons }
no-agent = there is no agent '{ $name }'; the agents are { $agents }, and your own as module:Class
search-budget = '{ $name }' gives no time to think; say search-0.5s for half a second a choice, or search-400 for 400 rounds
value-missing = { $where }: there is no weight for { $names }; `mulligan fit` writes the file
value-no-number = { $where }: { $name } is { $value }, which is no number
agent-no-class = { $name }: there is no class '{ $called }'{ $classes ->
    [none] { "" }
   *[other] ; there are { $classes }
}
agent-cannot-choose = { $name }: an agent has a method choose(seat); docs/agents.md tells how to write one
agent-broken = { $name }: { $reason }
no-edition = { game-name } has no edition '{ $edition }'; the editions are { $editions }
no-format = { game-name } has no format '{ $format }'; the formats are { $formats }
no-set = { game-name } has no set '{ $set }'; packs can be opened of { $sets }
set-without-rarity = { game-name }: the set { $set } has no card of rarity { $rarities }, which its packs need
strength-no-number = { $where }: the strength of { $card } is { $value }, which is none
packs-no-number = { $where }: { $key } is { $value }, which is no small number
event-players = an event needs two players at least and has { $most } at most, not { $count }
event-names = every player of an event needs a name of their own{ $names ->
    [none] { "" }
   *[other] ; { $names } is there twice
}
event-rounds = an event has { $most } rounds at most, a cut to no more than its { $players } players, and matches of at most 50 games won
event-round-open = round { $round } is not over: there is no result at table { $tables }
event-over = the event is over
event-no-table = { $count ->
    [0] no round is paired yet; mulligan event pair pairs the first
   *[other] there is no table { $table } in this round; it has { $count }
}
event-bye = { $player } at table { $table } has a bye, which needs no result
event-score = { $score } is no result: it takes { $needed } games to win a match, and nobody has more
event-no-draw = somebody must win at table { $table }: this is a knock-out
event-gone = { $player } has left already
event-no-player = there is no player '{ $name }', or several; there are { $players }
event-unreadable = { $where } is no event that Mulligan has written
event-of-later-version = { $where } was written by a later Mulligan than this, which is { $version }
event-broken = { $where }: { $why }
event-there = there is a file { $path } already; an event begins in a new one
event-result = '{ $text }' is no result; say 2-1, or 2-1-1 with a drawn game
event-without-decks = the players of this event have no decks; name them with --deck when it begins, or play it at tables and report results
draft-seats = a draft is for { $fewest } to { $most } players, not for { $count }
draft-packs = in a draft everybody has packs, and as many as everybody else
draft-people = { $people } people cannot sit at { $seats } seats; each needs a name of their own
draft-which-game = which game is drafted? There are { $games }
draft-none-kept = there is no draft to go on with
draft-busy = somebody is drafting with { $path } now
draft-goes-on = the draft is not over; only then can anybody look at the picks of all
draft-over = the draft is over: all cards are picked
draft-waits = { $player } has picked and waits for the others
draft-not-there = { $player } does not hold { $card }; there are { $cards }
draft-unreadable = { $where } is no draft that Mulligan has written
draft-of-later-version = { $where } was written by a later Mulligan than this, which is { $version }
draft-broken = { $where }: line { $line } tells of no pick that could be made: { $why }
draft-misses-cards = { $where }: { $cards } are not among the cards here
no-rule = { game-name }, edition { $edition }, has no rule { $number }{ $hint ->
    [none] , nor one with these words
   *[other] ; near it there are { $hint }
}
agent-failed = the agent { $agent } failed: { $error }{ $why ->
    [none] { "" }
   *[other] : { $why }
}; its own traceback is shown with MULLIGAN_DEBUG=1, in one process
agent-chose-nothing = the agent { $agent } chose { $chosen }, which is none of its options; choose one of seat.options
no-import = card databases of { game-name } cannot be imported yet; those of Lorcana can
match-without-kind = this game was made without its kind; make it by mulligan.new_game, or by the kind itself
no-switch = { $switch ->
    [by-hand] in { game-name } there is nothing to choose about how costs are paid; leave --by-hand out
   *[other] '{ $switch }' is nothing that can be switched on in { game-name }; there is { $switches }
}
too-few-players = { $count ->
    [one] one player is too few
   *[other] { $count } players are too few
}: at least { $fewest } are needed
too-many-players = { $count } players are too many: only { $most } find room at one table, which is a limit of ours and not of the rules
players-need-decks = { $players ->
    [one] { $players } player needs one deck
   *[other] { $players } players need as many decks
}, not { $decks }
player-without-deck = { $player } has no deck; every player needs one of their own ({ $rule })
teams-of-players = --teams wants the team of each of the { $players } players, as in 1,2,1,2
teams-for-players = the teams of { $teams } players are told, and there are { $players }
team-number = teams are numbered from 0 and fewer than there are players, { $players }
player-name = '{ $name }' is no name for a player; it has from 1 to { $most } letters, all of them visible
players-of-one-name = two players are called '{ $name }'; each needs a name of their own
no-such-player = there is no player { $number } among { $players }
seed-too-long = a seed is a number from 0 on, of { $bits } bits at most
copies-of-card = { $count } copies of '{ $name }'; from 1 to { $most } can be had
leader-not-in-deck = the deck { $deck } is led by '{ $leader }', which is not in it
table-too-big = more than { $most } cards find no room at one table
deck-too-big = the deck { $deck } has too many cards; { $most } are the most
one-team = all players are in one team; a game needs at least two teams
few-decks = a game needs at least two decks
agents-for-decks = { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} for { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}; give one for all, or one for each

## Cards and decks

no-card = no card is named '{ $name }'{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
card-of-several = '{ $name }' is the name of several cards; say which: { $cards }
no-card-like = no card is named '{ $name }'{ $hint ->
    [none] { "" }
   *[other] ; did you mean { $hint }?
}
no-built-in-deck = no deck '{ $name }' comes with { game-name }; there are { $decks }
no-deck = there is no deck { $name }: neither a file nor a built-in deck{ $hint ->
    [none] .
   *[other] ; did you mean '{ $hint }'?
} The built-in decks are { $decks }.
deck-of-no-game = { $path } is a deck of none of the games. { $reason }
illegal-deck = { $deck } is not a legal deck: { $why }
deck-line = { $where }, line { $line }: { $why }
deck-lines = { $where }: { $count } lines name no card.{ $lines }
deck-lines-one = line { $line }: { $why }
deck-too-long = { $where }: more than { $most } lines are no deck
deck-too-big-file = { $where } is bigger than { $most } MB, which is no deck
deck-of-unknown-kind = { $where } is { $kind ->
    [pdf] a PDF
    [picture] a picture
    [zip] a packed archive
    [word] a word processor's document
    [database] a database
    [program] a program
    [page] a web page
   *[binary] no text
} and not a deck list{ $kind ->
    [page] ; save or export the deck itself, as text
   *[other] { "" }
}
deck-xml-doctype = { $where }: XML with a DOCTYPE or entities is not read; decks need neither
deck-xml-broken = { $where }: XML that cannot be read: { $reason }
deck-xml-unknown = { $where }: XML of '{ $root }', which is no deck; Cockatrice's .cod and Magic Online's .dek are read
deck-json-broken = { $where }: JSON that cannot be read: { $reason }
deck-json-unknown = { $where }: JSON without a deck in it: no card stands there with a number
deck-line-unreadable = { $where }, line { $line }: cannot read '{ $text }'; a line is a number and a card's name
deck-line-copies = { $where }, line { $line }: { $count } copies of a card; from 1 to 999 can be had
deck-empty = { $where }: no card is listed; a line is a number and a card's name, such as '4 Name'
too-few-to-swap = there { $there ->
    [one] is { $there }
   *[other] are { $there }
} of '{ $name }' to take, not { $count }
no-random-deck = no legal deck of { game-name } came together; still broken: { $rules }

## Choices

game-is-over = the game is over
nobody-is-asked = nobody is asked anything now
no-choice-of-seat = { $player } has no choice '{ $id }' now
not-an-option = { $option } is not { $count ->
    [one] the only option
   *[other] among the { $count } options
} of { $player } by { $rule }: { $verbs }
no-way-to-leave = no procedure for leaving has been given

## Saved games

save-file = { $where ->
    [none] the save file
   *[other] { $where }
}
save-unreadable = { save-file } is not a saved game
save-too-big = { save-file } is too big for a saved game; the biggest that is read has { $most } MB
save-of-first-version = { save-file } was saved by Mulligan 0.1.0, and this is { $version }: saved games can be loaded from 0.2 on
save-of-later-version = { save-file } was saved by a later Mulligan than this one, which is { $version }
save-of-another-game = { save-file } is a game of { $found }, { $wanted ->
    [none] which is not here; the games are { $games }
   *[other] not of { $wanted }
}
save-incomplete = { save-file } lacks something a saved game needs ({ $reason })
save-misses-cards = { save-file } cannot be played: { $count ->
    [one] a card is missing here
   *[other] { $count } cards are missing here
}: { $cards }{ $files ->
    [none] { "" }
   *[other] ; they were imported from { $files }
}
save-unplayable = { save-file } cannot be played: { $why }
save-match = what it says of the match that it belongs to cannot be
save-circumstances = { $since ->
    [none] { "" }
   *[other] . From choice { $since } on it is not played as it was
}{ $engine ->
    [none] { "" }
   *[other] . It was saved by Mulligan { $engine }
}{ $changed ->
    [none] { "" }
   *[other] . Changed since then: { $changed }
}
save-stops = { save-file } is loaded up to where it stops: { $why }{ save-circumstances }
save-differs = { save-file } is loaded, and goes otherwise than it did{ save-circumstances }
save-choice = choice { $number } of { $count } can no longer be made: { $why }
save-line = its line { $line } is no choice, and comes after choice { $count }
save-breaks-off = it breaks off after choice { $count }
chosen-after-the-end = '{ $choice }', but the game is over
chosen-by-nobody = '{ $choice }' by somebody who is not playing
chosen-unclear = '{ $choice }' could mean { $count } things
chosen-not-offered = '{ $choice }' is not on offer; { $player } may: { $verbs }
no-such-step = The step { $step } is not once among the { $steps } steps of the procedure that would go on with it.
save-bytes = these bytes are not a saved game of this match ({ $reason })

## Data files, card files and card databases

data-file-unreadable = { $where } cannot be read: { $reason }
data-entry = { $where }: { $name } must be a table, not { $value }
data-key = { $where }{ $name ->
    [none] { "" }
   *[other] : { $name }
}: '{ $key }' is not a key here; { $hint ->
    [none] the keys are { $known }
   *[other] did you mean '{ $hint }'?
}

card-and-file = { $where ->
    [none] { $card }
   *[other] { $where }: { $card }
}
card-wants-number = { card-and-file }: { $key } must be a whole number{ $value ->
    [none] { "" }
   *[other] , not { $value }
}
card-wants-flag = { card-and-file }: { $key } must be true or false, not { $value }
card-wants-word = { card-and-file }: { $key } must be a word, not { $value }
card-wants-words = { card-and-file }: { $key } must be a list of words, not { $value }
card-wants-rows = { card-and-file }: { $key } must be a list of lists of { $width } words
card-wants-list = { card-and-file }: { $key } must be a list
card-not-among = { card-and-file }: '{ $word }' is not among the { $key }; they are { $known }
card-name = '{ $card }' is no name for a card; it has up to { $most } letters, all of them visible
card-text-too-long = { $card }: a text of { $count } letters; no card has more than { $most }
card-too-big = { $card }: an entry of more than { $most } values is no card
card-too-deep = { $card }: its text is too involved to be read
card-without-name = a card without a name
card-without-type = { card-and-file }: a card needs a type; the types are { $known }
card-is-token = { $card } is a token: no card for a deck; spells and abilities make it
card-not-in-english = { $card }: its type or text is in Japanese or Chinese; this game reads cards in English, so give its English row, beside it or instead
not-a-card-type = { card-and-file }: '{ $word }' is not a card type; the types are { $known }
database-of-no-game = { $path } is a card database of none of the games; --game GAME tells what is wrong with its cards
cards-of-unknown-kind = { $path } holds no cards: it seems to be { $kind ->
    [pdf] a PDF document
    [picture] a picture
    [zip] a packed file; unpack it first
    [word] a document of a word processor; save it as plain text
    [database] a database file; export it as JSON first
    [program] a program
    [page] a web page; download the JSON file it shows
    [text] plain text, perhaps a deck list; `mulligan deck check` reads those
   *[other] neither text nor JSON
}
cards-json-broken = { $path } is broken { $count ->
    [0] at its beginning
   *[other] after { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $last ->
        [none] { "" }
       *[other] , the last one { $last }
    }
}: { $reason }; nothing was imported
no-cards-in-file = { $path } has no cards in it
too-many-cards = more than { $most } cards; no game has as many
card-nested = { $path }: a card is nested too deeply to be read
card-twice = { $where }: { $card } is in the file already
card-of-two-faces = { $card }: a card of two faces or halves, which none of the rules here can play
card-without-name-at = { $where }: a card without a name
csv-without-names = { $path }: the first line of a table names its columns, and one of them is 'name'; here are { $columns ->
    [none] none
   *[other] { $columns }
}
csv-too-many-cells = { $where }: { $card ->
    [none] a card
   *[other] { $card }
} has { $count ->
    [one] a cell
   *[other] { $count } cells
} more than there are columns; a text with commas stands in quotes
csv-broken = { $path }:{ $line }: not a table: { $reason }
collection-name = '{ $name }' is no name for a collection; a name has letters, digits, blanks and dashes, a folder is given with a /
no-such-import = there is no import '{ $name }' in the collection, or several; there are { $known }
remove-what = which import shall go? There are { $known }
import-file-gone = { $name } cannot be read anew: { $path } is not there any more
already-there = { $path } is there already
no-decks-for = no decks for the format { $format } come with { $game }
not-a-date = '{ $text }' is no date; one is 2025-07-04
search-wants-number = '{ $wish }' wants a number
search-unknown = no card has '{ $key }'{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
not-a-database = a card database is a list of cards, or has one under 'cards'
not-a-card = a card must be a table of its facts, not { $value }
card-at = { $where }: { $why }
card-wrong = { $card }: { $why }
card-not-an-ability = { $card }: '{ $word }' alone is not an ability
text-language = { $card }: texts in the language '{ $language }' cannot be read; English and Japanese can
text-no-such-skill = { $card }: its text speaks of its skill '{ $skill }', which it does not have
skills-not-told = { $card }: its skills must be a list of texts, not { $value }
skill-told-twice = { $card }: the line of a skill and its fields say different things: '{ $line }'
text-unbound = nothing named before can be meant by '{ $pronoun }'
text-not-understood = not understood: '{ $words }'
text-unclear-word = what '{ $word }' stands for is not clear
text-refused = { $card }: its text cannot be compiled: '{ $sentence }'{ $why ->
    [none] { "" }
   *[other] : { $why }
}

## Scenarios: what does not follow the format

few-entrants = a tournament needs from two to { $most } decks and agents together
other-tournament = { $path } holds the results of another tournament, or of none; name another file
needs-extra = { $what } needs more than is installed: pip install 'mulligan[{ $extra }]'
agent-sideboard = { $agent } made its deck illegal between two games: { $complaint }
no-such-action = there is no action { $action } now; who must choose has { $count } options
command-words = '{ $command }' is no command: { $reason ->
    [none] it says nothing
   *[other] { $reason }
}
command-start = the program { $command } cannot be started: { $reason }
command-late = the program { $agent } gave no answer within { $seconds } seconds
command-ended = the program { $agent } ended without an answer{ $code ->
    [none] { "" }
   *[other] { " " }(exit code { $code })
}
command-answer = the program { $agent } gave an answer that names none of its options: { $answer }; it must be a line as { "{" }"choose": ID{ "}" }, with the id or the number of an option
nothing-to-exchange = there is nothing to exchange: no card of the deck can go out for one of those that may come in and leave it legal
tune-agents = one agent plays both sides, or two are named: yours and theirs
no-cluster = there is no cluster to work with at { $address }: { $reason }
cluster-version = the worker { $worker } has another Mulligan ({ $found }, here { $wanted }), and would play other games
other-series = { $path } holds games of another series, or of several; name another file, or leave out --resume
analyse-not-over = the game is not over yet; it can be analysed when it is, for before that nobody may see what others have
solve-nobody-chooses = nobody has anything to choose at the table of this scenario
scenario-none = { $where }: there is no scenario in it
scenario-of-another-game = the scenario is of { $found }, not of { $wanted }
scenario-not-json = not JSON: { $reason }
scenario-not-an-object = a scenario is an object, not { $value }
scenario-without-game = a scenario names its game: { $games }
scenario-without-steps = a scenario needs steps: a list of what happens, in order
scenario-wants-object = an object is wanted here, not { $value }
scenario-wants-number = a number from { $least } to { $most } is wanted here, not { $value }
scenario-wants-text = a text is wanted here, not { $value }
scenario-wants-yes-or-no = true or false is wanted here, not { $value }
scenario-wants-list = a list is wanted here, not { $value }
scenario-legal = legal and illegal take an object with do and its fields
scenario-step = a step has one of { $known }: { $step }
scenario-path = '{ $path }' is not a path: no such alias, player or word{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
scenario-alias = alias '{ $name }': { $key } is missing
scenario-alias-of = { $key }: '{ $name }' is not an alias; the aliases are { $aliases }{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
scenario-unknown = '{ $word }' is not { $what ->
    [key] a key here
    [verb] a verb of this game
    [player] a player
    [phase] a phase of this game
    [format] a format that is built for this game
    [edition] an edition of this game
    [zone] a zone or number of a player of this game
    [state] a state of a card of this game
    [field] something that can be asked of a player of this game
   *[value] one of the words for this
}; there are { $known }{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
scenario-unknown-card = '{ $name }' is neither an alias nor a card{ $hint ->
    [none] ; the aliases are { $aliases }
   *[other] ; did you mean '{ $hint }'?
}
scenario-unknown-ability = no card here has an ability called '{ $name }'{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
scenario-teams = every player must be in one team
scenario-two-cards = two cards are called '{ $alias }'
scenario-field = '{ $name }' is not a field of a { game-name } card; there are { $known }{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
scenario-word = no card here has '{ $word }'; did you mean '{ $hint }'?
scenario-field-of-verb = '{ $field }' says nothing of '{ $verb }'; { $known ->
    [none] it takes no fields
   *[other] its fields are { $known }
}

## Scenarios: what does not go as it should

step-failed = step { $number }: { $why }
step-not-legal = { $step } is not legal; { $situation }
step-not-illegal = { $step } is legal; { $situation }
step-fits-many = { $step } fits { $count } options; { $situation }
step-fits-none = { $step } is not among the options; { $situation }
step-expects = { $path } should be { $wanted }, but is { $found }; { $situation }
step-without-rules = without { $rules }
step-wrong-about = wrong about { $words }
step-replay = the game saved, loaded and replayed is not the same game
step-until = never came to { $wanted }; { $situation }
step-resolve = the stack never got so far; { $situation }
step-alias = { $player } has no '{ $name }' in { $zone }
story-opens = everybody opens pack { $number } ({ $rule })
story-picks = { $player } picks { $card } from { $count } ({ $rule })
story-has = { $player } has opened { $count } cards ({ $rule })
situation-asked = { $player } may: { $options }
situation-not-asked = nobody is asked

## Many games

workers-die = { $count } processes in a row died without playing a game to its end
bench-failed = the speed could not be measured: { $reason }
soak-no-game = which game? One of { $games }
soak-no-table = no table is like that: there are { $tables }
soak-no-report = --show needs the --report to show
soak-died = each process that played it died
bad-soak-report = { $path } is no report of a soak
soak-failed = game { $number } ({ $seats }): { $error }
soak-seats = { $format }, { $players } players{ $teams ->
    [none] { "" }
   *[other] { " " }in teams { $teams }
}
soak-progress = { $games } games, { $decisions } decisions, { $failures } failed, { $pace } games a second

## What must be true of every game at every moment, and is not

broken-pile = card { $card } lies in pile { $pile } and says it is in zone { $zone }
broken-count = card { $card } lies in { $count } piles
broken-face = card { $card } has changed its face
broken-owner = card { $card } has changed its owner
broken-end = a game that is over asks somebody, or one that is not asks nobody
broken-no-option = no option by { $rule }
broken-asked-left = a player who has left is asked by { $rule }
broken-option-twice = an option twice by { $rule }: { $options }
broken-copy = { $copy ->
    [clone] a clone
   *[save] a loaded save
} is not the same game
broken-copy-equal = { $copy ->
    [clone] a clone
   *[save] a loaded save
} is not equal or has another hash
broken-clone-shares = a choice in a clone changed the game it was cloned from
broken-copies-part = a clone and a loaded save go on differently
broken-view = player { $player }'s view depends on hidden cards
broken-imagined = imagining changes the options
broken-refusal = a refusal without a message for { $option }
broken-offer = { $option } is on offer and refused
broken-endless = a game does not end: { $decisions } decisions
broken-replay = a replay is not the same game

## Message files

bad-message-file = { $file }: cannot read '{ $line }'
bad-message = the message '{ $name }', form '{ $form }': { $reason }
