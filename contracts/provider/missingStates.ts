import type { PactState } from './pact.ts';
import type { MissingStateError } from './stateProtocol.ts';
import type { MissingState, Verified, WantedState } from './verified.ts';

/** An interaction cannot start, because at least one of its states cannot be set up. The state knowledge lists which. */
export class MissingStatesError extends Error {}

/** Identifies a state by its name and all of its parameters. */
const keyOf = ({ name, params = {} }: PactState) => JSON.stringify([name, params]);

/**
 * Tracks a provider's states during a run: which were set up, and which cannot be. No call is made twice, and each
 * interaction lists all states that it waits for, not only the first.
 */
export function createStateKnowledge() {
  /** Parameters that worked, by the state's name. */
  const working = new Map<string, Set<string>>();
  const missing = new Map<string, MissingStateError>();

  /** Names the state with the parameters that no working call of it had. */
  function nameOf({ name, params = {} }: PactState): string {
    const workingParams = working.get(name);
    if (!workingParams) return name;
    const others = Object.keys(params).filter((param) => !workingParams.has(param));
    return `${name}, with ${others.length > 0 ? others.join(' and ') : JSON.stringify(params)}`;
  }

  return {
    works({ name, params = {} }: PactState): void {
      const workingParams = working.get(name) ?? new Set();
      for (const param of Object.keys(params)) workingParams.add(param);
      working.set(name, workingParams);
    },
    lacks(state: PactState, error: MissingStateError): void {
      missing.set(keyOf(state), error);
    },
    /** Why this state cannot be set up; undefined: not tried, or it can. */
    errorOf: (state: PactState): MissingStateError | undefined => missing.get(keyOf(state)),
    isWritten: ({ name }: PactState): boolean => working.has(name),
    /** For the report, after the run. */
    reported(states: readonly PactState[]): MissingState[] {
      return states.flatMap((state, index) => {
        const error = missing.get(keyOf(state));
        // A state after a missing one may be refused because of that one: a cart of a customer that does not exist.
        const isFirst = states.slice(0, index).every((before) => !missing.has(keyOf(before)));
        if (!error || (!isFirst && working.has(state.name))) return [];
        return [{ name: nameOf(state), kind: error.kind, reason: error.reason }];
      });
    },
  };
}
export type StateKnowledge = ReturnType<typeof createStateKnowledge>;

/**
 * The missing states of a verification, in the order to implement them: first the one that unblocks most interactions,
 * then the one that most wait for.
 */
export function missingStatesByUse(interactions: readonly Verified[]): WantedState[] {
  const states = new Map<string, MissingState>();
  for (const { waitsFor } of interactions)
    for (const one of waitsFor) states.set(one.name, states.get(one.name) ?? one);
  let waiting = interactions.filter(({ waitsFor }) => waitsFor.length > 0).map(namesOf);
  const wantedBy = (name: string) => waiting.filter((names) => names.has(name)).length;
  const all = new Map([...states.keys()].map((name) => [name, wantedBy(name)]));
  const order: WantedState[] = [];
  while (order.length < states.size) {
    const unordered = [...states.values()].filter(({ name }) => !order.some((one) => one.name === name));
    const ranked = unordered.map((state) => ({
      state,
      opens: waiting.filter((names) => names.size === 1 && names.has(state.name)).length,
      wanted: wantedBy(state.name),
    }));
    const [best] = ranked.toSorted((a, b) => b.opens - a.opens || b.wanted - a.wanted);
    if (!best) break;
    order.push({ ...best.state, opens: best.opens, wantedBy: all.get(best.state.name) ?? 0 });
    waiting = waiting
      .filter((names) => !(names.size === 1 && names.has(best.state.name)))
      .map((names) => new Set([...names].filter((name) => name !== best.state.name)));
  }
  return order;
}

const namesOf = ({ waitsFor }: Verified): ReadonlySet<string> => new Set(waitsFor.map(({ name }) => name));
