/** How colours look to different eyes: Machado, Oliveira and Fernandes 2009, severity 1, in linear RGB. */

type Three = [number, number, number];

/** What each kind of eye makes of linear red, green and blue. */
export const COLOUR_VISIONS: Record<string, readonly [Three, Three, Three]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour `#rrggbb` in linear light. */
export function linear(hex: string): Three {
  return [1, 3, 5].map((k) => {
    const value = parseInt(hex.slice(k, k + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

/** A linear colour as an eye sees it. */
export function seen(light: Three, eye: string): Three {
  return (COLOUR_VISIONS[eye] ?? []).map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  ) as Three;
}

function oklab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours are for an eye: OKLab, times 100; 2 can just be told. */
export function apart(one: string, other: string, eye: string): number {
  const a = oklab(seen(linear(one), eye));
  const b = oklab(seen(linear(other), eye));
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const bright = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [bright(one), bright(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
