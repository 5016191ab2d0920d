// The household: people who share a screen, and whose chart is looked at.
import type { HouseholdView, PersonView } from "@/api/protocol";
import { requestAsGuest, request, Refusal } from "@/api/client";

/** What was claimed just now: a shape of the track, and a rank if it is a new one. */
export interface NewClaim {
  person: string;
  game: string;
  achievement: string;
  /** Counted from 0. */
  shape: number;
  rank: number | null;
}

class HouseholdState {
  /** Nothing before the server has answered, or without a guest. */
  household = $state.raw<HouseholdView | null>(null);
  /** The name of the person chosen last; the guest's, if none was. */
  chosen = $state<string | null>(null);
  people = $derived<PersonView[]>(this.household?.people ?? []);
  person = $derived<PersonView | null>(this.people.find((each) => each.name === this.chosen) ?? this.people[0] ?? null);
  claimed = $state.raw<NewClaim | null>(null);
}

export const householdState = new HouseholdState();

/** Fetches the household; without a guest there is none. */
export async function loadHousehold(): Promise<void> {
  try {
    householdState.household = await request<HouseholdView>("GET", "/api/household");
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    householdState.household = null;
  }
}

/** Adds a person, and shows their chart. */
export async function addPerson(name: string): Promise<void> {
  householdState.household = await requestAsGuest<HouseholdView>("POST", "/api/household/people", { name });
  householdState.chosen = householdState.people.at(-1)?.name ?? null;
}

/** Gives a person another name. */
export async function renamePerson(old: string, name: string): Promise<void> {
  householdState.household = await requestAsGuest<HouseholdView>("PATCH", at(old), { name });
  if (householdState.chosen === old) householdState.chosen = name;
}

/** Removes a person from the household, with their claims. */
export async function removePerson(name: string): Promise<void> {
  householdState.household = await requestAsGuest<HouseholdView>("DELETE", at(name));
  householdState.chosen = null;
}

/** Claims an achievement from a game that was won (R9.2). */
export async function claimAchievement(person: string, game: string, achievement: string): Promise<void> {
  const before = householdState.people.find((each) => each.name === person)?.rank ?? 0;
  householdState.household = await requestAsGuest<HouseholdView>("POST", "/api/household/claims", {
    person,
    game,
    achievement,
  });
  const now = householdState.people.find((each) => each.name === person);
  const shape = now?.claims.findIndex((each) => each.achievement === achievement) ?? 0;
  const rank = now && now.rank > before ? now.rank : null;
  householdState.claimed = { person, game, achievement, shape: Math.max(0, shape), rank };
}

/** Adds what is in a file; the server reads it, and refuses it whole if anything is wrong. */
export async function importHousehold(text: string): Promise<void> {
  householdState.household = await requestAsGuest<HouseholdView>("POST", "/api/household/import", text);
}

function at(name: string): string {
  return `/api/household/people/${encodeURIComponent(name)}`;
}
