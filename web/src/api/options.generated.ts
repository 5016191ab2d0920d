// Made by `make docs` from calico.box, calico.campaign, calico.players and calico.rules: do not edit.

/** The setups. */
export const SETUPS = ["beginner", "standard"] as const;

/** The cats and the goals of the beginner setup, the goals in the order of GOAL_CELLS. */
export const BEGINNER = {
  "cats": ["millie", "tibbit", "coconut"],
  "goals": ["ABCDEF", "AABBCC", "AAABBB"],
} as const;

/** The editions whose names cats and setups can go by. */
export const NAMES = ["final", "de", "prototype"] as const;

/** The variants. */
export const VARIANTS = ["family", "lower_variance", "open_hands"] as const;

/** The restrictions. */
export const RESTRICTIONS = ["adjacent_only", "both_ways_only", "no_hand", "same_colour_only", "same_pattern_only"] as const;

/** Restrictions that a player may have broken though the quilt does not show it. */
export const BREAKABLE_RESTRICTIONS = ["same_colour_only", "same_pattern_only"] as const;

/** The scenarios: cats, goals, and how much each objective asks for (R8.4). */
export const SCENARIOS = [
  {"scenario": 1, "cats": ["millie", "tibbit", "coconut"], "goals": ["ABCDEF", "AABBCC", "AAABBB"], "objectives": [{"objective": "score_at_least", "wanted": 58}, {"objective": "rainbow_button", "wanted": 1}]},
  {"scenario": 2, "cats": ["callie", "tibbit", "coconut"], "goals": ["ABCDEF", "AAABBB", "AAABBC"], "objectives": [{"objective": "score_at_least", "wanted": 59}, {"objective": "cats_at_least", "wanted": 5}]},
  {"scenario": 3, "cats": ["millie", "rumi", "coconut"], "goals": ["ABCDEF", "AABBCC", "AABBCD"], "objectives": [{"objective": "score_at_least", "wanted": 60}, {"objective": "rainbow_button", "wanted": 1}, {"objective": "one_of_each_cat", "wanted": 1}, {"objective": "goals_completed_at_least_one_way", "wanted": 2}]},
  {"scenario": 4, "cats": ["millie", "tibbit", "tecolote"], "goals": ["ABCDEF", "AAABBC", "AABBCD"], "objectives": [{"objective": "score_at_least", "wanted": 61}, {"objective": "same_colour_buttons_at_least", "wanted": 3}, {"objective": "goals_completed_at_least_one_way", "wanted": 3}]},
  {"scenario": 5, "cats": ["callie", "coconut", "cira"], "goals": ["ABCDEF", "AAAABB", "AABBCD"], "objectives": [{"objective": "score_at_least", "wanted": 62}, {"objective": "same_cat_at_least", "wanted": 3}, {"objective": "goals_completed_at_least_one_way", "wanted": 3}]},
  {"scenario": 6, "cats": ["tibbit", "tecolote", "almond"], "goals": ["AAAABB", "AAABBB", "AABBCC"], "objectives": [{"objective": "score_at_least", "wanted": 63}, {"objective": "rainbow_button", "wanted": 1}, {"objective": "goals_completed_at_least_one_way", "wanted": 3}, {"objective": "goals_completed_both_ways", "wanted": 1}]},
  {"scenario": 7, "cats": ["rumi", "coconut", "gwenivere"], "goals": ["AAAABB", "AAABBB", "AAABBC"], "objectives": [{"objective": "score_at_least", "wanted": 64}, {"objective": "cats_at_least", "wanted": 5}, {"objective": "goals_completed_at_least_one_way", "wanted": 3}, {"objective": "goals_completed_both_ways", "wanted": 1}]},
  {"scenario": 8, "cats": ["millie", "almond", "leo"], "goals": ["AAAABB", "AAABBC", "AABBCC"], "objectives": [{"objective": "score_at_least", "wanted": 66}, {"objective": "rainbow_button", "wanted": 1}, {"objective": "one_of_each_cat", "wanted": 1}, {"objective": "goals_completed_at_least_one_way", "wanted": 2}, {"objective": "goals_completed_both_ways", "wanted": 1}]},
  {"scenario": 9, "cats": ["callie", "cira", "leo"], "goals": ["AAAABB", "AABBCC", "AABBCD"], "objectives": [{"objective": "score_at_least", "wanted": 68}, {"objective": "one_of_each_cat", "wanted": 1}, {"objective": "goals_completed_at_least_one_way", "wanted": 3}, {"objective": "goals_completed_both_ways", "wanted": 2}]},
  {"scenario": 10, "cats": ["tibbit", "tecolote", "gwenivere"], "goals": ["AAABBB", "AAABBC", "AABBCD"], "objectives": [{"objective": "score_at_least", "wanted": 72}, {"objective": "rainbow_button", "wanted": 1}, {"objective": "one_of_each_cat", "wanted": 1}, {"objective": "goals_completed_both_ways", "wanted": 2}]},
] as const;

/** The achievements of the chart, in its order (R9.1). */
export const CHART = {
  "normal": ["score_60", "score_65", "score_70", "score_75", "score_80", "score_85", "no_buttons", "no_cats", "no_goals", "rainbow", "one_of_each_cat", "three_goals", "nine_buttons", "two_goals_both_ways", "two_of_each_cat"],
  "restrictions": ["adjacent_only", "both_ways_only", "no_hand", "same_colour_only", "same_pattern_only"],
  "scenarios": ["scenario_1", "scenario_2", "scenario_3", "scenario_4", "scenario_5", "scenario_6", "scenario_7", "scenario_8", "scenario_9", "scenario_10"],
} as const;

/** How many shapes of the track lead to a rank (R9.4). */
export const SHAPES_TO_A_RANK = 5;

/** The agent that others are measured by, and that nobody plays against. */
export const BASELINE = "dice";

/** Seats at a table. */
export const MOST_PLAYERS = 4;

/** How many of each patch are in the box. */
export const COPIES = 3;

/** Characters that a player may add to the luck of a game. */
export const LONGEST_ENTROPY = 100;
