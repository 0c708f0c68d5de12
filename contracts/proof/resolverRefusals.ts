import type { ResolverMutant } from './resolverMutant.ts';

/** A refusal as the market throws it: one code, alone or among others. */
type Refusal = Error & { code: string; params: object };
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'params' in error;
const refusalsOf = (error: unknown): readonly Refusal[] => {
  if (isRefusal(error)) return [error];
  const several = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return several.filter(isRefusal);
};

/** The same error, of the same class, with some properties changed. */
const altered = <T extends Error>(error: T, changes: object): T =>
  Object.assign(Object.create(Object.getPrototypeOf(error) as object) as T, error, { message: error.message }, changes);

/** Codes that replace any other code. */
const INSTEAD = ['NOT_FOUND', 'NO_UPDATE'];

/**
 * What a wrong resolver throws instead of a refusal: null if it answers as if nothing were wrong, the same error if
 * this fault does not apply to the refusal.
 */
export function wrongRefusal({ kind, detail }: ResolverMutant, error: unknown): unknown {
  const refusals = refusalsOf(error);
  if (kind === 'the first refusal only') return refusals.length > 1 ? refusals[0] : error;
  const matching = refusals.filter(({ code }) => code === detail);
  if (matching.length === 0) return error;
  const others = refusals.filter(({ code }) => code !== detail);
  if (kind === 'a refusal swallowed') return others.length === 0 ? null : altered(error as Error, { errors: others });
  const changed = refusals.map((one) => {
    if (one.code !== detail) return one;
    if (kind === 'a refusal without its params')
      return Object.keys(one.params).length === 0 ? one : altered(one, { params: {} });
    return altered(one, { code: INSTEAD.find((code) => code !== detail) });
  });
  if (changed.every((one, index) => one === refusals[index])) return error;
  return isRefusal(error) ? changed[0] : altered(error as Error, { errors: changed });
}
