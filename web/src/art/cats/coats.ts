/** The cats: what the rulebooks tell of them (long hair, a bent tail, a tilted tuxedo, a scar on the
 * nose) and, where they are silent, a coat of our own. */

import type { Cat } from "@/api/box";
import type { Coat } from "./cat";

const PINK = "#e8939a";
const WHITE = "#fdf6ea";
/** The forehead of a tabby: an M, and lines from the eyes. */
const M =
  "M-13-32C-12-24-14-18-17-12C-12-16-9-22-8-30ZM13-32C12-24 14-18 17-12C12-16 9-22 8-30ZM-2.5-33C-3-24-2-18 0-12C2-18 3-24 2.5-33ZM-38 2C-30 2-25 5-22 9C-28 8-33 8-38 9ZM38 2C30 2 25 5 22 9C28 8 33 8 38 9ZM-38 13C-31 12-27 14-23 18C-29 17-33 17-36 19ZM38 13C31 12 27 14 23 18C29 17 33 17 36 19Z";
const BLAZE = "M-3.5-20C-4-6-9 4-20 16C-30 26-12 36 0 36S30 26 20 16C9 4 4-6 3.5-20C2-24-2-24-3.5-20Z";

/** The coat of every cat. */
export const COATS: Record<Cat, Coat> = {
  // A long-haired calico with a kink in her tail, gentle and quiet.
  millie: {
    fur: WHITE,
    blobs: ["#df8a3c", "#3f3230", "#df8a3c"],
    tip: "#3f3230",
    long: true,
    ears: ["#df8a3c", "#3f3230"],
    eyes: "#b7a33c",
    gaze: "calm",
    nose: PINK,
    face: [
      ["M-45-50H-4C-7-40-2-34-5-27C-9-22-5-15-8-8C-7-2-14 3-18 6C-25 7-31 12-45 8Z", "#df8a3c"],
      ["M45-50H8C6-42 10-38 8-32C13-27 10-20 15-15C17-8 24-9 27-4C32-3 38 1 45-2Z", "#3f3230"],
    ],
  },
  // The smallest of her litter: a kitten in pale calico, playful.
  callie: {
    fur: WHITE,
    blobs: ["#8e929c", "#ecc796", "#8e929c"],
    tip: "#8e929c",
    ears: ["#8e929c", "#ecc796"],
    eyes: "#7fb069",
    gaze: "wide",
    nose: PINK,
    face: [
      ["M-45-50H-9C-6-42-11-36-8-29C-11-22-6-17-9-10C-15-9-17-3-23-4C-28 1-34 2-45 10Z", "#8e929c"],
      ["M45-50H8C10-42 5-36 9-30C7-23 13-22 13-16C19-11 24-16 29-11C34-13 38-10 45-10Z", "#ecc796"],
    ],
  },
  // Chases rainbows and stares at fish: a silver tabby.
  tibbit: {
    fur: "#a9adb2",
    stripes: "#565c66",
    eyes: "#8fc25a",
    gaze: "open",
    nose: "#d98a86",
    face: [[M, "#565c66"]],
  },
  // Lies in every patch of sun: a brown tabby with a white chin.
  rumi: {
    fur: "#a9794c",
    stripes: "#5a3a22",
    white: "#f6e8d2",
    eyes: "#d9b13b",
    gaze: "asleep",
    nose: "#c87468",
    face: [[M, "#5a3a22"]],
  },
  // White with brown, as the nut is; a small scar on the nose from a fight.
  coconut: {
    fur: "#fbf4e8",
    blobs: ["#7a4f33"],
    tip: "#7a4f33",
    ears: ["#7a4f33", "#7a4f33"],
    eyes: "#5fa3c7",
    gaze: "open",
    nose: PINK,
    face: [
      [
        "M-45-50H-3C-3-41-8-37-8-30C-13-27-12-20-18-17C-24-16-26-10-33-10C-37-7-41-8-45-7ZM45-50H3C3-41 8-37 8-30C13-27 12-20 18-17C24-16 26-10 33-10C37-7 41-8 45-7Z",
        "#7a4f33",
      ],
    ],
    extra: '<path d="M1 6.5L6.5 12M2.5 9.5L5 7.5" stroke="#a8483e" stroke-width="1.5" stroke-linecap="round"/>',
  },
  // Named for the owl: black, with great amber eyes.
  tecolote: {
    fur: "#2e2a31",
    eyes: "#f0a92c",
    gaze: "wide",
    nose: "#6b4a50",
    face: [["M-14.5-13A14.5 14.5 0 1 1-14.6-13ZM14.5-13A14.5 14.5 0 1 1 14.4-13Z", "#4a4048"]],
  },
  // From Norway, shy, a thief of socks: long grey hair and a white chest.
  cira: {
    fur: "#7d8796",
    white: "#f7f1e6",
    long: true,
    eyes: "#9cc4a0",
    gaze: "open",
    nose: "#d99296",
    face: [[BLAZE, "#f7f1e6"]],
  },
  // The colour of the nut, with darker mask, paws and tail.
  almond: {
    fur: "#f0dcbc",
    points: "#8a5f42",
    ears: ["#7a5238", "#7a5238"],
    eyes: "#5aa4d8",
    gaze: "open",
    nose: "#6a3f38",
    face: [
      ["M-27-2C-24-14-8-12 0-18C8-12 24-14 27-2C30 12 22 30 0 33C-22 30-30 12-27-2Z", "#d2ae88"],
      ["M-9 4C-4-8 4-8 9 4C20 10 18 30 0 31C-18 30-20 10-9 4Z", "#9a6e4e"],
    ],
  },
  // Small, in a tuxedo that sits a little askew, her tail curving forward.
  gwenivere: {
    fur: "#35313a",
    white: WHITE,
    tip: WHITE,
    eyes: "#c5d45a",
    gaze: "asleep",
    nose: PINK,
    face: [["M-2-16C-2-4 2 4 14 10C32 18 22 36 2 36S-22 30-18 18C-14 10-8 4-6-6Z", WHITE]],
  },
  // A gentleman of nearly seventeen: ginger, with a white bib and a bow tie.
  leo: {
    fur: "#e0913f",
    stripes: "#b0601e",
    white: "#fdf3e2",
    eyes: "#b98a2c",
    gaze: "calm",
    nose: "#d98078",
    face: [[M, "#b0601e"]],
  },
  // The largest of all: a round tortoiseshell.
  gertrude: {
    fur: "#43312c",
    blobs: ["#c9772f", "#c9772f", "#e0a862"],
    ears: ["#c9772f", "#43312c"],
    tip: "#c9772f",
    eyes: "#d8b23a",
    gaze: "calm",
    nose: "#8a5a52",
    face: [
      ["M-45-50H-14C-10-34-4-20-12-6C-20 6-6 14-20 24L-45 20Z", "#c9772f"],
      ["M20-24C28-20 34-10 24-2C14 0 12-16 20-24ZM4 20C14 14 26 16 22 28L6 34Z", "#e0a862"],
    ],
  },
  // The longest: sand-coloured, with a zigzag down the brow and along the tail.
  zigzag: {
    fur: "#e3c493",
    stripes: "#8c5a3c",
    white: "#fbf1df",
    eyes: "#6fb3a8",
    gaze: "open",
    nose: "#d98a7c",
    face: [
      [
        "M-3-36L5-29L-4-22L4-15L-1-9L1-7L9-15L1-22L10-29L2-37ZM-40 2L-30 6L-34 9L-24 13L-28 16L-40 11ZM40 2L30 6L34 9L24 13L28 16L40 11Z",
        "#8c5a3c",
      ],
    ],
  },
};
