// The screens of a table, fetched when they are opened; the game itself as soon as any table is.

export const PHASES = {
  lobby: () => import("@/table/lobby/Lobby.svelte"),
  goals: () => import("@/table/goals/GoalChoice.svelte"),
  play: () => import("@/table/play/Game.svelte"),
  end: () => import("@/table/end/End.svelte"),
};
