/** The functions of `Functions` that take a `First` before all else, without it. */
export type Bound<First, Functions> = {
  [
    Name in keyof Functions as Functions[Name] extends (first: First, ...rest: never[]) => unknown ? Name : never
  ]: Functions[Name] extends (first: First, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
};

/**
 * The functions of a module whose first argument is `first`, with that argument given: what resolvers and jobs call
 * through `context.services`. Functions that join the caller's transaction take it first, and are imported instead.
 */
export function bound<First, Functions extends object>(first: First, functions: Functions): Bound<First, Functions> {
  const entries: [string, (first: First, ...rest: unknown[]) => unknown][] = Object.entries(functions);
  return Object.fromEntries(entries.map(([name, run]) => [name, (...rest: unknown[]) => run(first, ...rest)])) as Bound<
    First,
    Functions
  >;
}
