// What can be chosen for a game, with types for the forms; the facts are in options.generated.ts.
import { SCENARIOS } from "./options.generated";

export type Scenario = (typeof SCENARIOS)[number];
