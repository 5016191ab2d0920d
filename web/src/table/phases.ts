// The screens of a table beside the game itself, fetched when they are opened.

export const PHASES = {
  lobby: () => import("@/table/lobby/Lobby.svelte"),
  goals: () => import("@/table/goals/GoalChoice.svelte"),
  end: () => import("@/table/end/End.svelte"),
};
