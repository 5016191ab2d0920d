// Written by hand from messages.py until docs/generate.py makes it.

export interface GuestWish {
  name: string;
}

export interface Recovery {
  token: string;
}

export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}

export interface TableWish {
  seats: SeatWish[];
  setup?: "beginner" | "standard";
  edition?: "final" | "prototype";
  variants?: ("family" | "lower_variance" | "open_hands")[];
  restriction?: "adjacent_only" | "both_ways_only" | "no_hand" | "same_colour_only" | "same_pattern_only" | null;
  scenario?: number | null;
  cats?: string[] | null;
  first?: number | null;
  turn_seconds?: number | null;
  listed?: boolean;
  take_back?: boolean;
  entropy?: string;
}

export interface Sitting {
  seat?: number | null;
  entropy?: string;
}

export interface BotWish {
  seat: number;
  level?: string;
}

export interface GoalsWish {
  seat: number;
  goals: Record<string, string>;
}

export interface MoveWish {
  number: number;
  move: string;
}

export interface TakeBackWish {
  number: number;
}

export interface TakeBackAnswer {
  agree: boolean;
}

export interface Error {
  code: string;
  message: string;
  rule: string | null;
}

export interface Guest {
  name: string;
}

export interface Token {
  token: string;
}

export interface NewGuest {
  name: string;
  token: string;
}

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

export interface CatView {
  cat: string;
  patterns: string[];
}

export interface TokenView {
  kind: "button" | "rainbow" | "cat";
  what: string | null;
  points: number;
  cell: string;
  group: string[];
}

export interface GoalView {
  goal: string;
  colour: boolean;
  pattern: boolean;
  points: number;
}

export interface WayView {
  counts: number[];
  reach: "open" | "done" | "lost";
}

export interface ProgressView {
  goal: string;
  colour: WayView;
  pattern: WayView;
}

export interface ObjectiveView {
  objective: string;
  have: number;
  wanted: number;
}

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

export interface SeatView {
  name: string | null;
  kind: "open" | "person" | "bot" | "away";
  level: string | null;
  board: string | null;
  goals_chosen: boolean;
  patches: Record<string, string>;
  tokens: TokenView[];
  progress: Record<string, ProgressView>;
  objectives: ObjectiveView[];
  hand: string[] | null;
  score: ScoreView | null;
}

export interface PromoView {
  cat: string;
  points: number;
  seat: number;
}

export interface LogView {
  number: number;
  at: number;
  what: string;
  seat: number | null;
  name: string | null;
  turn: number | null;
  move: string | null;
  tokens: TokenView[];
  goals: Record<string, GoalView>;
  promo: PromoView[];
  refill: string[];
  discard: string | null;
  broken: boolean;
  points: number;
}

export interface FairView {
  commitment: string;
  entropy: string[];
  secret: string | null;
  seed: string | null;
}

export interface TakeBackView {
  seat: number;
  number: number;
  waiting_for: number[];
}

export interface OwnSeat {
  seat: number;
  hand: string[];
  dealt: string[];
  goals: Record<string, string> | null;
  cells: Record<string, string[]>;
  takes: string[];
}

export interface You {
  host: boolean;
  seats: OwnSeat[];
  unseen: Record<string, number>;
}

export interface PublicView {
  table: string;
  version: number;
  phase: "gathering" | "goals" | "play" | "finished" | "closed";
  created: number;
  terms: Terms;
  cats: CatView[];
  seats: SeatView[];
  turn: number | null;
  seat: number | null;
  since: number;
  market: string[];
  bag: number | null;
  winners: string[];
  fair: FairView;
  take_back: TakeBackView | null;
  rematch: string | null;
  log: LogView[];
}

export interface TableView {
  table: string;
  version: number;
  phase: "gathering" | "goals" | "play" | "finished" | "closed";
  created: number;
  terms: Terms;
  cats: CatView[];
  seats: SeatView[];
  turn: number | null;
  seat: number | null;
  since: number;
  market: string[];
  bag: number | null;
  winners: string[];
  fair: FairView;
  take_back: TakeBackView | null;
  rematch: string | null;
  log: LogView[];
  you: You;
}

export interface PreviewView {
  tile: string;
  cell: string;
  tokens: TokenView[];
  colour_group: string[];
  pattern_group: string[];
  progress: Record<string, ProgressView>;
}

export interface Previews {
  version: number;
  previews: PreviewView[];
}

export interface Reply {
  accepted: boolean;
  view: TableView;
}

export interface Health {
  healthy: boolean;
}

export interface TableLine {
  table: string;
  phase: string;
  names: (string | null)[];
  setup: string;
  scenario: number | null;
  your_turn: boolean;
  scores: number[] | null;
  updated: number;
}

export interface TableList {
  tables: TableLine[];
}

export interface Choices {
  refused: Error | null;
  changes: Record<string, Error>;
  cats: string[] | null;
}

export interface TieView {
  names: string[];
  points: number;
  decider: "cats" | "buttons" | "order" | "shared";
  counts: Record<string, number>;
}

export interface CheckView {
  part: string;
  agrees: boolean;
}

export interface VerdictView {
  winners: string[];
  tie: TieView | null;
  checks: CheckView[];
}

export interface LessonStep {
  key: string;
  look: "quilt" | "hand" | "market" | "buttons" | "cats" | "goals" | "scores";
  view: TableView;
  previews: Previews;
  tile: string | null;
  cell: string | null;
  take: string | null;
}

export interface Lesson {
  steps: LessonStep[];
}

export interface RulesText {
  text: string;
}

export interface ScenarioOption {
  scenario: number;
  cats: string[];
  goals: string[];
  objectives: Record<string, number>;
}

export interface Offers {
  restrictions: string[];
  scenarios: ScenarioOption[];
  levels: string[];
  names: string[];
}
