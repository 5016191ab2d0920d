// The five widths at which the page changes.  CSS cannot read them: it says `@media (width < 34rem)` and so
// on, and tests/styles/tokens.test.ts holds it to these.  A part that only has to fit the room it is given
// uses a container query, or a grid that fits its columns by itself.

export const BREAKPOINTS = {
  /** Below: a phone held upright. */
  phone: "34rem",
  /** Below: one column. */
  tablet: "46rem",
  /** Below: the navigation is behind a button. */
  laptop: "62rem",
  /** From here on: panels on both sides of a quilt. */
  desktop: "75rem",
  /** From here on: two panels side by side. */
  large: "115rem",
} as const;

/** The heights below which something gives way: lines of a score sheet, and a bar that would cover the page. */
export const HEIGHTS = { sheet: "50rem", bar: "30rem" } as const;
