import type { Json } from './expectation.ts';

/** The params of a provider state, and of an object in them. */
export type Params = Record<string, Json>;
/** French and English; null: not translated. */
export type Pair = readonly [string, string | null];

const isParams = (value: Json | undefined): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const paramsOf = (value: Json | undefined): Params => (isParams(value) ? value : {});
export const listOf = (value: Json | undefined): Params[] => (Array.isArray(value) ? value.filter(isParams) : []);
export const textsOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

export function pairOf(value: Json | undefined): Pair {
  const [french = '', english = null] = Array.isArray(value) ? value : [];
  return [String(french), english === null ? null : String(english)];
}
