// Made by `make docs` from the messages in src/calico/table: do not edit.

/** Games against one kind of bot. */
export interface AgainstView {
  opponent: string;
  games: number;
  wins: number;
}

/** The best quilt of a day; of several, the one that was finished first. */
export interface BestQuilt {
  name: string;
  score: number;
  table: string;
}

/** How many games ended with a score of ``from`` up to ``to``. */
export interface BinView {
  from: number;
  to: number;
  n: number;
}

/** A quilt board, and the printed patches around it. */
export interface BoardOption {
  board: string;
  edge: Record<string, string>;
}

/** A bot for a seat. */
export interface BotWish {
  seat: number;
  level?: string;
}

/** How the bots of the server are. */
export interface BotsView {
  /** Whether strong and master are still being made ready, once after an installation. */
  preparing: boolean;
}

/** What is in the box, and who made it. */
export interface BoxView {
  /** The release of this program. */
  version: string;
  /** From and to. */
  players: number[];
  buttons_per_colour: number;
  rainbow_buttons: number;
  editions: EditionView[];
  credits: CreditView[];
}

/** A cat that may be chosen. */
export interface CatOption {
  cat: string;
  points: number;
  /** The word for what it wants is `need.` and this; a number is the size of a group. */
  need: string;
  /** Two cats on the two sides of one tile cannot both be in play. */
  tile: string;
  promo: boolean;
  /** What each edition calls it. */
  names: Record<string, string>;
}

/** How a cat served somebody. */
export interface CatStatistics {
  cat: string;
  games: number;
  mean_tokens: number;
  mean_points: number;
  mean_score: number;
}

/** A cat in play. */
export interface CatView {
  cat: string;
  patterns: string[];
}

/** Whether one part of a game follows from its seed. */
export interface CheckView {
  part: string;
  agrees: boolean;
}

/** What would be refused if a wish for a table were sent, or sent with one thing changed. */
export interface Choices {
  /** Why the wish as it stands would be refused. */
  refused: Error | null;
  /** Why a change would be: by `setup.ID`, `edition.ID`, `variant.ID`, `restriction.ID`, `scenario.N`, `players.N` or `cat.ID`; what is not named here is possible. */
  changes: Record<string, Error>;
  /** The cats that setup or scenario give; nothing where they can be chosen. */
  cats: string[] | null;
  /** What such a game counts for on the charts, as in a view of its table. */
  counts: string;
}

/** An achievement that was claimed: it fills one shape of the track (R9.4). */
export interface ClaimView {
  achievement: string;
  game: string;
  source: "table" | "file" | "pad";
  /** When, in milliseconds since 1970; a scenario is claimed when the game ends (R9.3). */
  at: number;
}

/** What a winner chooses to claim from a game (R9.2). */
export interface ClaimWish {
  person: string;
  game: string;
  achievement: string;
}

/** A game that was won, and what may be claimed from it: one of these (R9.2). */
export interface ClaimableView {
  game: string;
  source: "table" | "file" | "pad";
  at: number;
  achievements: string[];
}

/** One player's column of the sheet, as far as it can be filled in. */
export interface ColumnView {
  name: string;
  /** The line as we would write it; nothing if it could not be read. */
  quilt: string | null;
  board: string | null;
  patches: Record<string, string>;
  /** By cell; none until all three are chosen. */
  goals: Record<string, GoalView>;
  goal_points: number;
  cats: Record<string, CountView>;
  promo: number | null;
  /** Whether the quilt has a group that the promo cat looks at (R11.2). */
  can_promo: boolean;
  cat_points: RangeView;
  buttons: Record<string, CountView>;
  rainbow: boolean;
  button_points: RangeView;
  total: RangeView;
  /** Who came first, second, ...; nothing while something is open. */
  place: number | null;
  broken: boolean;
  /** In a scenario, once everything is known (R8.4). */
  objectives: ObjectiveView[];
  scenario_passed: boolean | null;
}

/** The tokens of a kind that any order of placement could have earned (R4, R5). */
export interface CountView {
  fewest: number;
  most: number;
  told: number | null;
  /** The number, where it is known. */
  value: number | null;
}

/** Who did something for the game. */
export interface CreditView {
  /** Its words are `about.role.` and this. */
  role: string;
  names: string[];
}

/** Today's quilt, and yesterday's. */
export interface DailyView {
  /** The date in UTC, such as `2026-11-16`. */
  date: string;
  /** When the day ends, in milliseconds since 1970. */
  until: number;
  /** Your table of today, once you have begun. */
  table: string | null;
  /** Whether your quilt of today is over. */
  finished: boolean;
  results: DayResult[];
  yesterday: DayView;
}

/** How somebody's daily quilt ended. */
export interface DayResult {
  /** Who has as many points has the same place. */
  place: number;
  name: string;
  score: number;
  goals: number;
  cats: number;
  buttons: number;
  mine: boolean;
  /** Where to look at the quilt, for whoever may. */
  table: string | null;
}

/** A day, and how its quilts ended, the best first. */
export interface DayView {
  date: string;
  /** How many finished theirs. */
  finished: number;
  results: DayResult[];
  /** Nothing while you may not see it. */
  best: BestQuilt | null;
}

/** What the rulebook of a printed edition says is in its box. */
export interface EditionView {
  /** `pl`, `fr`, `pt-BR`, `de` or `prototype`; the words are `box.edition.` and this. */
  edition: string;
  /** How many of each, its words `box.part.` and the id; 0 for what the rulebook does not list, nothing where it gives no figure. */
  components: Record<string, number | null>;
  age: number | null;
  /** From and to. */
  minutes: number[] | null;
  /** Who starts: `petted`, `petted_or_youngest` or `adopted` (R2.6). */
  first: string;
}

/** The one shape of an error. */
export interface Error {
  code: string;
  message: string;
  rule: string | null;
}

/** The promise about the luck, and when the game is over what was promised. */
export interface FairView {
  commitment: string;
  entropy: string[];
  secret: string | null;
  seed: string | null;
}

/** A game from a real table that is to enter the charts. */
export interface GameWish {
  /** The document of the score pad. */
  sheet: Record<string, unknown>;
}

/** A goal, and what it is worth completed one way or both. */
export interface GoalOption {
  goal: string;
  one: number;
  both: number;
}

/** How a goal served somebody. */
export interface GoalStatistics {
  goal: string;
  games: number;
  /** How often it was completed one way, and both ways. */
  one: number;
  both: number;
  mean_points: number;
}

/** A goal on a quilt, and how far it is completed. */
export interface GoalView {
  goal: string;
  colour: boolean;
  pattern: boolean;
  points: number;
}

/** Three of the dealt goals, by the cell they are to lie on (R2.4). */
export interface GoalsWish {
  seat: number;
  goals: Record<"b3" | "c4" | "d2", string>;
}

/** You, as the server knows you. */
export interface Guest {
  name: string;
}

/** A person: a name is all it takes. */
export interface GuestWish {
  name: string;
}

/** Whether tables can be read and written. */
export interface Health {
  healthy: boolean;
}

/** Up to six people who share a screen, you first. */
export interface Household {
  people: PersonView[];
  most: number;
}

/** The lesson, in order. */
export interface Lesson {
  steps: LessonStep[];
}

/** A step of the lesson: something to look at, or a turn to play. */
export interface LessonStep {
  /** Its words are `lesson.KEY.title` and `lesson.KEY.text`; of a turn also `.take` and `.done`. */
  key: string;
  /** What the step is about. */
  look: "quilt" | "hand" | "market" | "buttons" | "cats" | "goals" | "scores";
  view: TableView;
  previews: Previews;
  /** In a turn: the patch to place, its cell, and the tile to take. */
  tile: string | null;
  cell: string | null;
  take: string | null;
  /** In a turn: the table when it is played. */
  after: TableView | null;
}

/** Something that happened at the table, oldest first. */
export interface LogView {
  /** Its place in the history of the table, counted from 1. */
  number: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** `created`, `seated`, `left`, `given`, `started`, `chosen`, `moved`, `asked`, `agreed`, `refused`, `taken_back`, `replaced`, `stood_in`, `recovered`, `returned`, `closed` or `rematch`. */
  what: string;
  /** The seat as it was numbered then: until the game starts in the order they were made in. */
  seat: number | null;
  /** Who it was, as they were called then. */
  name: string | null;
  /** The number of the move, of one made or one to go back to. */
  turn: number | null;
  move: string | null;
  tokens: TokenView[];
  /** Goals that the move decided. */
  goals: Record<string, GoalView>;
  promo: PromoView[];
  refill: string[];
  discard: string | null;
  broken: boolean;
  points: number;
}

/** A whole turn: the patch placed and the one taken, such as `Ms@a1 Yd` (R3). */
export interface MoveWish {
  /** Which move of the game this is to be, counted from 1. */
  number: number;
  move: string;
}

/** You, and what proves it elsewhere: keep the token to yourself. */
export interface NewGuest {
  name: string;
  token: string;
}

/** What a scenario asks for, and how much of it there is. */
export interface ObjectiveView {
  objective: string;
  have: number;
  wanted: number;
}

/** A tile of the market, if it is the one to take. */
export interface OfferView {
  /** How a move writes it: alone with its place, where that matters (R8.3). */
  take: string;
  /** Alone: the place in the market, counted from 0, of the tile that is then discarded. */
  discard: number | null;
}

/** Everything a table can be made of; its words are in `/api/words`. */
export interface Offers {
  /** The release that the server runs: a client of another one loads itself anew. */
  version: string;
  setups: string[];
  editions: string[];
  variants: string[];
  restrictions: string[];
  scenarios: ScenarioOption[];
  cats: CatOption[];
  goals: GoalOption[];
  goal_cells: string[];
  tiles: TileOption[];
  boards: BoardOption[];
  levels: string[];
  /** Whose names the words may go by. */
  names: string[];
}

/** What only you may see of a seat of yours. */
export interface OwnSeat {
  seat: number;
  hand: string[];
  /** The goals to choose from, while goals are chosen. */
  dealt: string[];
  /** What you chose, once you have. */
  goals: Record<string, string> | null;
  /** On your turn: where each tile may go. */
  cells: Record<string, string[]>;
  /** On your turn: what may be taken after that; nothing in the last turn. */
  takes: string[];
  /** On your turn: the tiles of the market, in order, if one is taken or placed from there. */
  offers: OfferView[];
}

/** A cat in play, and the patterns it likes (R2.3). */
export interface PadCat {
  cat: string;
  patterns: string[];
}

/** One player: the quilt in one line, and the tokens that somebody counted on it. */
export interface PadPlayer {
  name: string;
  /** The board, the goals on b3, c4 and d2 (or `-`) and five rows of patches, `..` for none. */
  quilt: string;
  buttons?: Record<"yellow" | "green" | "light_blue" | "dark_blue" | "purple" | "magenta", number>;
  cats?: Record<"millie" | "callie" | "tibbit" | "rumi" | "coconut" | "tecolote" | "cira" | "almond" | "gwenivere" | "leo", number>;
  /** What the promo cat is worth that came to this player (R11.3). */
  promo?: 0 | 4 | 8 | null;
  /** Whether the restriction could not be kept (R8.5). */
  broken?: boolean;
}

/** A game at a real table, finished or not; players in turn order. */
export interface PadSheet {
  players: PadPlayer[];
  cats?: PadCat[];
  setup?: "beginner" | "standard";
  edition?: "final" | "prototype";
  variants?: ("family" | "lower_variance" | "open_hands")[];
  restriction?: "adjacent_only" | "both_ways_only" | "no_hand" | "same_colour_only" | "same_pattern_only" | null;
  scenario?: number | null;
  /** The version of the sheet. */
  calico_pad?: 1;
}

/** A sheet, reckoned. */
export interface PadView {
  columns: ColumnView[];
  /** What is missing or impossible; none when the sheet is complete. */
  remarks: RemarkView[];
  /** The seats that win, once everything is known; nobody wins alone. */
  winners: number[];
  tie: TieView | null;
}

/** A person of the household with their chart. */
export interface PersonView {
  name: string;
  /** Whether this is you, as the server knows you. */
  is_guest: boolean;
  /** What tells the person apart on the chart: a patch of their own colour and pattern, such as `Ys` (R9.4). */
  patch: string;
  /** How many cat heads of the track are filled: every fifth shape is one (R9.4). */
  rank: number;
  /** In the order they were claimed: the first fills the first shape. */
  claims: ClaimView[];
  /** The scenarios passed alone. */
  passed: number[];
  /** The highest scenario that is open alone (R8.4). */
  open: number;
  /** The latest game first. */
  claimable: ClaimableView[];
}

/** Somebody of the household; a name is all it takes. */
export interface PersonWish {
  name: string;
}

/** What would come of placing a tile on a cell. */
export interface PreviewView {
  tile: string;
  cell: string;
  tokens: TokenView[];
  /** The tiles of its colour that it would lie among, itself included. */
  colour_group: string[];
  pattern_group: string[];
  /** The goals beside the cell, as they would be. */
  progress: Record<string, ProgressView>;
}

/** What each placement that you may make now would bring; none when it is not your turn. */
export interface Previews {
  /** The version of the table that this is about. */
  version: number;
  previews: PreviewView[];
}

/** How far a goal on a quilt is, in both ways. */
export interface ProgressView {
  goal: string;
  colour: WayView;
  pattern: WayView;
}

/** A promo token that changed hands, and the seat that has it now (R11.3). */
export interface PromoView {
  cat: string;
  points: number;
  seat: number;
}

/** A table as everybody may see it now. */
export interface PublicView {
  table: string;
  /** How many things have happened here; a later view has a higher one. */
  version: number;
  phase: "gathering" | "goals" | "play" | "finished" | "closed";
  created: number;
  /** The day whose daily quilt this is, such as `2026-11-16`. */
  daily: string | null;
  terms: Terms;
  cats: CatView[];
  /** In turn order, once the game has started. */
  seats: SeatView[];
  /** The number of the next move. */
  turn: number | null;
  /** The seat whose turn it is. */
  seat: number | null;
  /** Since when, in milliseconds since 1970, those who are to act have had the time to. */
  since: number;
  market: string[];
  bag: number | null;
  winners: string[];
  /** What the game counts for on the charts (R9.2, R9.3): `normal`, `restriction` or `scenario`; else why it does not: `not_alone`, `not_beginner`, `not_variant` or `not_taken_back`. The words are `counts.` and this. */
  counts: string;
  fair: FairView;
  take_back: TakeBackView | null;
  rematch: string | null;
  /** What has happened after the last view sent to you; everything, in the first. */
  log: LogView[];
}

/** From the fewest to the most; the same twice where only one number is possible. */
export interface RangeView {
  fewest: number;
  most: number;
}

/** How others come to this server, for a page that was opened on the server's own machine. */
export interface Reach {
  /** Whether nobody on another machine can connect. */
  here_only: boolean;
  /** The address of the machine in its network, to stand for `localhost` in a link. */
  host: string | null;
}

/** The personal token that gives somebody their seats back on any device. */
export interface Recovery {
  token: string;
}

/** Something that a sheet lacks, or that cannot be as it says. */
export interface RemarkView {
  /** The player it is about; nothing for the whole game. */
  seat: number | null;
  /** `game`, `cats`, `name`, `board`, `goals`, `quilt`, `buttons.ID`, `cats.ID` or `promo`. */
  field: string;
  /** Whether it is only not there yet. */
  missing: boolean;
  code: string;
  message: string;
  rule: string | null;
}

/** The answer to an action: whether it counted, and the table as it is now. */
export interface Reply {
  /** False for what was doubled or came too late: look at the view. */
  accepted: boolean;
  view: TableView;
}

/** The rules, in Markdown. */
export interface RulesText {
  text: string;
}

/** A scenario, with its cats and goals and what it asks for. */
export interface ScenarioOption {
  scenario: number;
  cats: string[];
  goals: string[];
  objectives: Record<string, number>;
}

/** A score, and when it was. */
export interface ScoreAt {
  at: number;
  score: number;
  game: string;
}

/** A score sheet as it stands, as `calico score --json` writes it. */
export interface ScoreView {
  name: string;
  total: number;
  goals: Record<string, GoalView>;
  goal_points: number;
  cats: Record<string, number>;
  cat_points: number;
  buttons: Record<string, number>;
  rainbow: boolean;
  button_points: number;
  placed: number;
  restriction_broken: boolean;
  scenario_passed: boolean | null;
}

/** A seat, and the quilt in front of it. */
export interface SeatView {
  name: string | null;
  /** `away`: a bot finishes for a person, who may come back. */
  kind: "open" | "person" | "bot" | "away";
  level: string | null;
  /** The level that plays because the bot that should has failed. */
  stand_in: string | null;
  board: string | null;
  goals_chosen: boolean;
  /** What lies on which cell, in the order it was placed. */
  patches: Record<string, string>;
  tokens: TokenView[];
  /** The goals by their cell; none until everybody has chosen. */
  progress: Record<string, ProgressView>;
  /** In a scenario: what is asked for (R8.4). */
  objectives: ObjectiveView[];
  /** Only where hands are open (R3.6); your own is in `you`. */
  hand: string[] | null;
  /** Nothing until everybody has chosen their goals. */
  score: ScoreView | null;
}

/** Who is to sit in a seat of a new table. */
export interface SeatWish {
  /** Whoever asks, another person at the same screen, whoever comes, or a bot. */
  kind: "me" | "here" | "open" | "bot";
  /** How a person at this screen is called; your own name if you leave it out for yourself. */
  name?: string | null;
  /** Which bot: `gentle`, `decent`, `strong` or `master`. */
  level?: string | null;
}

/** Taking an open seat; any, if none is named. */
export interface Sitting {
  seat?: number | null;
  entropy?: string;
}

/** Games alone of one kind, and the record to beat. */
export interface SoloView {
  /** `beginner`, `standard`, `scenario_N`, ... */
  kind: string;
  games: number;
  mean: number;
  best: number;
  best_game: string;
}

/** Mean points of goals, cats and buttons. */
export interface SplitView {
  goals: number;
  cats: number;
  buttons: number;
}

/** The games of a person in numbers. */
export interface Statistics {
  games: number;
  mean: number | null;
  best: number | null;
  sd: number | null;
  split: SplitView | null;
  distribution: BinView[];
  solo: SoloView[];
  cats: CatStatistics[];
  goals: GoalStatistics[];
  against: AgainstView[];
  over_time: ScoreAt[];
}

/** A wish for a table that is still being made up: up to three cats may be chosen already. */
export interface TableDraft {
  seats: SeatWish[];
  setup?: "beginner" | "standard";
  edition?: "final" | "prototype";
  variants?: ("family" | "lower_variance" | "open_hands")[];
  restriction?: "adjacent_only" | "both_ways_only" | "no_hand" | "same_colour_only" | "same_pattern_only" | null;
  scenario?: number | null;
  cats?: string[] | null;
  /** The seat that starts, or nothing to leave it to luck. */
  first?: number | null;
  /** After so long the others may let a bot finish for somebody. */
  turn_seconds?: number | null;
  /** Whether everybody may find the table, or only who has its link. */
  listed?: boolean;
  /** Whether moves may be taken back when all agree: for practice. */
  take_back?: boolean;
  /** Your part in the luck of the deal. */
  entropy?: string;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  phase: string;
  /** Who sits where; nobody on an open seat. */
  names: (string | null)[];
  setup: string;
  scenario: number | null;
  your_turn: boolean;
  scores: number[] | null;
  updated: number;
  /** The day whose daily quilt this is. */
  daily: string | null;
  edition: string;
  /** Which bot plays where; nothing for people. */
  levels: (string | null)[];
}

/** Tables, the latest first. */
export interface TableList {
  tables: TableLine[];
}

/** A table as you may see it now. */
export interface TableView {
  table: string;
  /** How many things have happened here; a later view has a higher one. */
  version: number;
  phase: "gathering" | "goals" | "play" | "finished" | "closed";
  created: number;
  /** The day whose daily quilt this is, such as `2026-11-16`. */
  daily: string | null;
  terms: Terms;
  cats: CatView[];
  /** In turn order, once the game has started. */
  seats: SeatView[];
  /** The number of the next move. */
  turn: number | null;
  /** The seat whose turn it is. */
  seat: number | null;
  /** Since when, in milliseconds since 1970, those who are to act have had the time to. */
  since: number;
  market: string[];
  bag: number | null;
  winners: string[];
  /** What the game counts for on the charts (R9.2, R9.3): `normal`, `restriction` or `scenario`; else why it does not: `not_alone`, `not_beginner`, `not_variant` or `not_taken_back`. The words are `counts.` and this. */
  counts: string;
  fair: FairView;
  take_back: TakeBackView | null;
  rematch: string | null;
  /** What has happened after the last view sent to you; everything, in the first. */
  log: LogView[];
  you: You;
}

/** A new table. */
export interface TableWish {
  seats: SeatWish[];
  setup?: "beginner" | "standard";
  edition?: "final" | "prototype";
  variants?: ("family" | "lower_variance" | "open_hands")[];
  restriction?: "adjacent_only" | "both_ways_only" | "no_hand" | "same_colour_only" | "same_pattern_only" | null;
  scenario?: number | null;
  /** Three cats, or nothing to leave them to luck. */
  cats?: string[] | null;
  /** The seat that starts, or nothing to leave it to luck. */
  first?: number | null;
  /** After so long the others may let a bot finish for somebody. */
  turn_seconds?: number | null;
  /** Whether everybody may find the table, or only who has its link. */
  listed?: boolean;
  /** Whether moves may be taken back when all agree: for practice. */
  take_back?: boolean;
  /** Your part in the luck of the deal. */
  entropy?: string;
}

/** Yes or no to going back. */
export interface TakeBackAnswer {
  agree: boolean;
}

/** Somebody would like to go back to before a move. */
export interface TakeBackView {
  seat: number;
  number: number;
  waiting_for: number[];
}

/** Going back to before a move. */
export interface TakeBackWish {
  number: number;
}

/** What was agreed when the table was made. */
export interface Terms {
  setup: string;
  edition: string;
  variants: string[];
  restriction: string | null;
  scenario: number | null;
  chosen_cats: string[] | null;
  first: number | null;
  turn_seconds: number | null;
  listed: boolean;
  take_back: boolean;
}

/** What decided between those with the most points (R7.1, R7.2). */
export interface TieView {
  names: string[];
  points: number;
  decider: "cats" | "buttons" | "order" | "shared";
  /** How many cats or buttons those had between whom these decided. */
  counts: Record<string, number>;
}

/** A patch, and what it shows. */
export interface TileOption {
  tile: string;
  colour: string;
  pattern: string;
}

/** What proves elsewhere who you are: keep it to yourself. */
export interface Token {
  token: string;
}

/** A button or a cat that came. */
export interface TokenView {
  kind: "button" | "rainbow" | "cat";
  /** The colour of a button, or the cat. */
  what: string | null;
  points: number;
  cell: string;
  group: string[];
}

/** Who won a finished game and why, and whether its luck was the one promised. */
export interface VerdictView {
  winners: string[];
  tie: TieView | null;
  checks: CheckView[];
}

/** How far a goal is by colour or by pattern. */
export interface WayView {
  /** How many tiles around it are alike, the most first. */
  counts: number[];
  reach: "open" | "done" | "lost";
}

/** What only you may see. */
export interface You {
  host: boolean;
  seats: OwnSeat[];
  /** How many of each patch may be in the bag or in hidden hands: all but those that you see or saw somebody take. */
  unseen: Record<string, number>;
}
