/** Numbers from 0 to 1 that depend on the seed alone: the same drawing for the same name, on both sides. */
export function seeded(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** sky, far and near hills, foreground, plants light or deep, sun; disc, its shade and its letters for the monogram. */
export type Palette = Readonly<
  Record<'sky' | 'far' | 'near' | 'front' | 'light' | 'deep' | 'sun' | 'disc' | 'shade' | 'ink', string>
>;

/** Six tint families (design 7). `ink` has a contrast of at least 7 to 1 on `disc` and on `shade`. */
const palettes: readonly Palette[] = [
  {
    sky: '#e6edcf',
    far: '#c5d49c',
    near: '#93b276',
    front: '#4f8556',
    light: '#e3edc6',
    deep: '#39663f',
    sun: '#f6d56e',
    disc: '#dfe8c8',
    shade: '#b3c5a9',
    ink: '#14442e',
  },
  {
    sky: '#fadcd3',
    far: '#f1b8a6',
    near: '#cd7569',
    front: '#b9584f',
    light: '#f7c9bb',
    deep: '#8d3f3a',
    sun: '#fff0d2',
    disc: '#f6cfc4',
    shade: '#eeb3aa',
    ink: '#7d0f1d',
  },
  {
    sky: '#dceaf2',
    far: '#aecfe1',
    near: '#8ab68a',
    front: '#6fa578',
    light: '#eaf4f9',
    deep: '#3f7a52',
    sun: '#fffaf0',
    disc: '#d3e5ee',
    shade: '#a9c2da',
    ink: '#133f78',
  },
  {
    sky: '#f7e6c4',
    far: '#e8c689',
    near: '#cb9a51',
    front: '#b98643',
    light: '#f0d296',
    deep: '#8a5a22',
    sun: '#fff3d8',
    disc: '#f3e0b8',
    shade: '#e0c48c',
    ink: '#5c3d00',
  },
  {
    sky: '#dbe7df',
    far: '#a9c8b2',
    near: '#6f9f82',
    front: '#5d8f72',
    light: '#bcd6c3',
    deep: '#2d5b45',
    sun: '#f6d56e',
    disc: '#dfe8c8',
    shade: '#b3c5a9',
    ink: '#14442e',
  },
  {
    sky: '#e6def3',
    far: '#c5b3e0',
    near: '#8d78b6',
    front: '#54458a',
    light: '#ded2f0',
    deep: '#463779',
    sun: '#f6d56e',
    disc: '#e3daef',
    shade: '#c3b2dd',
    ink: '#3b2a6e',
  },
];

export const landscapeKinds = ['furrows', 'trees', 'barn', 'pines', 'water', 'wheat'] as const;
export type LandscapeKind = (typeof landscapeKinds)[number];

/** The palette and the detail of a seed, shared by monogram and landscape. */
export function familyOf(seed: string): { palette: Palette; kind: LandscapeKind } {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return { palette: pick(palettes), kind: pick(landscapeKinds) };
}
