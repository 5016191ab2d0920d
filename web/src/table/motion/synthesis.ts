// Our sounds, made of a few tones and a little noise by Web Audio: no recordings.
import type { Sound } from "./sound";

interface Tone {
  /** Hertz, gliding to the second if there is one. */
  pitch: number | [from: number, to: number];
  /** Seconds after the start, and how long it rings. */
  at: number;
  rings: number;
  /** Against the other tones. */
  gain: number;
  shape?: OscillatorType;
}

/** A short rush of noise: cloth that is put down or pulled. */
interface Rush {
  at: number;
  lasts: number;
  /** Hertz around which it rushes. */
  pitch: number;
  gain: number;
}

interface Score {
  tones: readonly Tone[];
  rushes?: readonly Rush[];
}

const notes = (pitches: readonly number[], step: number, rings: number, gain = 0.5): Tone[] =>
  pitches.map((pitch, k) => ({ pitch, at: k * step, rings, gain, shape: "triangle" }));

const SCORES: Record<Sound, Score> = {
  patch: {
    tones: [{ pitch: [190, 120], at: 0, rings: 0.12, gain: 0.6 }],
    rushes: [{ at: 0, lasts: 0.09, pitch: 1400, gain: 0.25 }],
  },
  take: { tones: [], rushes: [{ at: 0, lasts: 0.16, pitch: 2600, gain: 0.2 }] },
  button: { tones: notes([880, 1318.5], 0.06, 0.22, 0.45) },
  rainbow: { tones: notes([523.25, 587.33, 659.25, 783.99, 880, 1046.5], 0.07, 0.4, 0.4) },
  // A small "mrrow": up, and further down than it began.
  cat: {
    tones: [
      { pitch: [420, 760], at: 0, rings: 0.16, gain: 0.32, shape: "triangle" },
      { pitch: [760, 360], at: 0.13, rings: 0.34, gain: 0.32, shape: "triangle" },
    ],
  },
  goal: { tones: [...notes([392, 493.88, 587.33], 0, 0.6, 0.3), ...notes([783.99], 0.12, 0.6, 0.4)] },
  turn: { tones: notes([523.25, 783.99], 0.14, 0.5) },
  win: {
    tones: [
      ...notes([523.25, 659.25, 783.99], 0.12, 0.35, 0.4),
      ...notes([523.25, 659.25, 1046.5], 0, 0.9, 0.35).map((tone) => ({ ...tone, at: 0.4 })),
    ],
  },
};

let audio: AudioContext | null = null;

/** Plays one of our sounds; the loudness is from 0 to 1. */
export function synthesise(what: Sound, loudness: number): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    const start = audio.currentTime + 0.01;
    const out = audio.createGain();
    out.gain.value = loudness;
    out.connect(audio.destination);
    const { tones, rushes = [] } = SCORES[what];
    for (const tone of tones) ring(audio, out, start, tone);
    for (const rush of rushes) breathe(audio, out, start, rush);
  } catch {
    // No sound here: everything is said and shown as well.
  }
}

function ring(context: AudioContext, out: AudioNode, start: number, { pitch, at, rings, gain, shape }: Tone): void {
  const [from, to] = Array.isArray(pitch) ? pitch : [pitch, pitch];
  const tone = context.createOscillator();
  tone.type = shape ?? "sine";
  tone.frequency.setValueAtTime(from, start + at);
  if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, start + at + rings);
  tone.connect(envelope(context, start + at, rings, gain)).connect(out);
  tone.start(start + at);
  tone.stop(start + at + rings + 0.05);
}

function breathe(context: AudioContext, out: AudioNode, start: number, { at, lasts, pitch, gain }: Rush): void {
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = samples;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source
    .connect(band)
    .connect(envelope(context, start + at, lasts, gain))
    .connect(out);
  source.start(start + at);
}

/** Quickly there, slowly gone. */
function envelope(context: AudioContext, start: number, lasts: number, gain: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + 0.015);
  node.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return node;
}
