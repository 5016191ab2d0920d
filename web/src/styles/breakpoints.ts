// The four widths at which the page changes.  CSS cannot read them: it says `@media (width < 34rem)` and so
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
} as const;
