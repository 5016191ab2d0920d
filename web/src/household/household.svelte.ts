// The household: people who share a screen, and whose chart is looked at.
import type { Household, PersonView } from "@/api/protocol";
import { ask, once, Refusal } from "@/api/client";

/** What was claimed just now: a shape of the track, and a rank if it is a new one. */
export interface Claimed {
  person: string;
  game: string;
  achievement: string;
  /** Counted from 0. */
  shape: number;
  rank: number | null;
}

class Home {
  /** Nothing before the server was asked, or if we are nobody yet. */
  household = $state.raw<Household | null>(null);
  /** The name of whoever was chosen last; you, if nobody was. */
  chosen = $state<string | null>(null);
  people = $derived<PersonView[]>(this.household?.people ?? []);
  person = $derived<PersonView | null>(this.people.find((each) => each.name === this.chosen) ?? this.people[0] ?? null);
  claimed = $state.raw<Claimed | null>(null);
}

export const home = new Home();

/** Asks for the household; who is nobody to the server has none yet. */
export async function look(): Promise<void> {
  try {
    home.household = await once<Household>("GET", "/api/household");
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    home.household = null;
  }
}

/** Adds somebody, and looks at their chart. */
export async function add(name: string): Promise<void> {
  home.household = await ask<Household>("POST", "/api/household/people", { name });
  home.chosen = home.people.at(-1)?.name ?? null;
}

/** Calls somebody something else. */
export async function rename(old: string, name: string): Promise<void> {
  home.household = await ask<Household>("PATCH", at(old), { name });
  if (home.chosen === old) home.chosen = name;
}

/** Takes somebody out of the household, with their claims. */
export async function remove(name: string): Promise<void> {
  home.household = await ask<Household>("DELETE", at(name));
  home.chosen = null;
}

/** Claims an achievement from a game that was won (R9.2). */
export async function claim(person: string, game: string, achievement: string): Promise<void> {
  const before = home.people.find((each) => each.name === person)?.rank ?? 0;
  home.household = await ask<Household>("POST", "/api/household/claims", { person, game, achievement });
  const now = home.people.find((each) => each.name === person);
  const shape = now?.claims.findIndex((each) => each.achievement === achievement) ?? 0;
  const rank = now && now.rank > before ? now.rank : null;
  home.claimed = { person, game, achievement, shape: Math.max(0, shape), rank };
}

/** Adds what is in a file; the server reads it, and refuses it whole if anything is wrong. */
export async function bring(text: string): Promise<void> {
  home.household = await ask<Household>("POST", "/api/household/import", text);
}

function at(name: string): string {
  return `/api/household/people/${encodeURIComponent(name)}`;
}
