import { familyOf, seeded, type LandscapeKind } from './seededDrawing.ts';

/** The drawing's height; the width is given. */
export const LANDSCAPE_HEIGHT = 120;

/** One filled or stroked part, from back to front. */
export type LandscapePart = { d: string; fill?: string; stroke?: string; width?: number };
export type LandscapeShapes = {
  sky: string;
  sun: { x: number; y: number; r: number; fill: string };
  parts: LandscapePart[];
};

type Next = () => number;
const between = (next: Next, from: number, to: number) => Math.round(from + next() * (to - from));

/** A line of hills from edge to edge, filled down to the foot of the drawing. */
function hills(next: Next, width: number, level: number, swing: number, count: number): string {
  const step = width / count;
  let d = `M0 ${between(next, level - swing / 2, level + swing / 2)}`;
  for (let hill = 1; hill <= count; hill += 1) {
    const end = hill === count ? width : Math.round(step * hill);
    const top = between(next, level - swing, level - swing / 3);
    d += `Q${Math.round(step * (hill - 0.5))} ${top - swing} ${end} ${between(next, level - swing / 3, level + swing / 3)}`;
  }
  return `${d}V${LANDSCAPE_HEIGHT}H0Z`;
}

/** `count` positions from edge to edge, each slightly off its even step. */
const places = (next: Next, width: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(((index + 0.15 + next() * 0.7) * width) / count));

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

type Scene = { next: Next; width: number; front: string; light: string; deep: string };

const details: Record<LandscapeKind, (scene: Scene) => LandscapePart[]> = {
  furrows({ next, width, light, front }) {
    const from = between(next, width * 0.35, width * 0.6);
    const rows = Array.from({ length: 13 }, (_, row) => `M${from} 84L${Math.round((width * (row - 1)) / 11)} 122`);
    return [
      { d: `M0 92Q${from} 74 ${width} 90V120H0Z`, fill: front },
      { d: rows.join(''), stroke: light, width: 1.6 },
    ];
  },
  trees({ next, width }) {
    const all = places(next, width, Math.round(width / 36)).map((x) => ({
      x,
      y: between(next, 84, 98),
      r: between(next, 8, 12),
    }));
    return [
      { d: all.map(({ x, y, r }) => `M${x} ${y}v${r + 9}`).join(''), stroke: '#6d4a35', width: 3 },
      { d: all.map(({ x, y, r }) => disc(x, y, r)).join(''), fill: '#6d9458' },
      {
        d: all.map(({ x, y }) => disc(x - 4, y - 2, 1.5) + disc(x + 3, y + 3, 1.5) + disc(x + 2, y - 5, 1.5)).join(''),
        fill: '#a90f33',
      },
    ];
  },
  barn({ next, width, front }) {
    const x = between(next, width * 0.3, width * 0.42);
    return [
      { d: hills(next, width, 94, 8, 2), fill: front },
      { d: `M${x + 38} 60a5 5 0 0 1 10 0v26h-10Z`, fill: '#f2efe6' },
      { d: `M${x} 66L${x + 16} 53L${x + 32} 66V86H${x}Z`, fill: '#a90f33' },
      { d: `M${x - 3} 68L${x + 16} 52L${x + 35} 68`, stroke: '#17241c', width: 3 },
      { d: `M${x + 11} 74h10v12h-10Z`, fill: '#f2efe6' },
    ];
  },
  pines({ next, width, deep }) {
    const all = places(next, width, Math.round(width / 24)).map((x) => {
      const height = between(next, 18, 38);
      const foot = between(next, 96, 116);
      const half = Math.round(height * 0.3);
      return `M${x - half} ${foot}L${x} ${foot - height}L${x + half} ${foot}Z`;
    });
    return [{ d: all.join(''), fill: deep }];
  },
  water({ next, width }) {
    const glints = places(next, width, Math.round(width / 30)).map(
      (x) => `M${x} ${between(next, 100, 115)}h${between(next, 9, 24)}`,
    );
    return [
      { d: `M0 94H${width}V120H0Z`, fill: '#aacfe2' },
      { d: glints.join(''), stroke: '#f4fafc', width: 1.8 },
    ];
  },
  wheat({ next, width, light }) {
    const stalks = places(next, width, Math.round(width / 6)).map(
      (x) => `M${x} 121q${between(next, -2, 2)} -9 ${between(next, -4, 4)} ${between(next, -25, -13)}`,
    );
    return [{ d: stalks.join(''), stroke: light, width: 2 }];
  },
};

/**
 * A landscape of layered hills with one seasonal detail (design 7), the same for the same seed. The sun is in the
 * middle third, so that tags fit at the top right. width: in the units of the height's 120.
 */
export function drawLandscape(seed: string, width: number): LandscapeShapes {
  const { palette, kind } = familyOf(seed);
  const next = seeded(`${seed} ${kind}`);
  const sun = { x: between(next, width * 0.35, width * 0.6), y: between(next, 30, 42), r: 14, fill: palette.sun };
  const count = width > 400 ? 3 : 2;
  return {
    sky: palette.sky,
    sun,
    parts: [
      { d: hills(next, width, 68, 12, count), fill: palette.far },
      { d: hills(next, width, 86, 10, count === 3 ? 2 : 3), fill: palette.near },
      ...details[kind]({ next, width, front: palette.front, light: palette.light, deep: palette.deep }),
    ],
  };
}
