import { MissingStatesError, type StateKnowledge } from './missingStates.ts';
import type { PactState } from './pactContract.ts';
import { PAGE_READ, readPage } from './pageRead.ts';
import { askState, MissingStateError, type StateAction, type StateAnswer } from './stateProtocol.ts';
import type { OnMissing, Provider } from './verified.ts';

/** A page that an interaction goes on behind could not be read: the interaction fails, the others are asked. */
export class UnreadPageError extends Error {}

/** What everybody sees and no request of a shopper changes: such states may stay for several interactions. */
const EVERYBODYS = new Set([
  'a catalogue',
  'new arrivals and sales',
  'site information',
  'baskets on offer',
  'places of the open week',
]);

/** The states at the beginning that are everybody's. */
function sharedOf(states: readonly PactState[]): readonly PactState[] {
  const own = states.findIndex(({ name }) => !EVERYBODYS.has(name));
  return own === -1 ? states : states.slice(0, own);
}

const keyOf = ({ name, params = {} }: PactState) => JSON.stringify([name, params]);

/**
 * The same things in pieces, the longest first. In one are those that begin with the same state of everybody's, and beside
 * each other those that share more; what shares none is alone.
 */
export function bySharedStates<T>(things: readonly T[], statesOf: (thing: T) => readonly PactState[]): T[][] {
  // Map.groupBy is not in Node 20, which the packed commands run on.
  const pieces = new Map<T | string, { thing: T; key: string }[]>();
  for (const thing of things) {
    const shared = sharedOf(statesOf(thing)).map(keyOf);
    const group = shared[0] ?? thing;
    const piece = pieces.get(group) ?? [];
    piece.push({ thing, key: shared.join() });
    pieces.set(group, piece);
  }
  return [...pieces.values()]
    .map((piece) => piece.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ thing }) => thing))
    .sort((a, b) => b.length - a.length);
}

export type StateKeeper = {
  /**
   * Brings the states about, in their order; answers what they have told, and whether all were set up now. Throws
   * UnreadPageError, MissingStatesError where interactions may wait for states, or one sentence that names the state.
   */
  begin(states: readonly PactState[]): Promise<{ told: StateAnswer; isFresh: boolean }>;
  /** Takes back what is not everybody's. */
  end(): Promise<void>;
  /** Takes back all. */
  clear(): Promise<void>;
};

/**
 * Sets states up and takes them back. Those of what everybody sees stay as long as the next interaction begins with the
 * very same; no other outlives its own.
 */
export function createStateKeeper(
  { url, statesUrl }: Provider,
  knowledge: StateKnowledge,
  onMissing: OnMissing,
): StateKeeper {
  let there: { state: PactState; told: StateAnswer }[] = [];
  let shared = 0;

  const askFor = ({ name, params = {} }: PactState, action: StateAction) =>
    askState(statesUrl, { state: name, params, action });

  async function takeBackFrom(count: number): Promise<void> {
    const gone = there.slice(count);
    there = there.slice(0, count);
    let trouble: unknown = null;
    for (const { state } of gone)
      if (state.name !== PAGE_READ) await askFor(state, 'teardown').catch((error: unknown) => (trouble ??= error));
    if (trouble !== null) throw trouble;
  }

  async function tell(state: PactState, { values }: StateAnswer): Promise<StateAnswer> {
    if (state.name !== PAGE_READ) return askFor(state, 'setup');
    const read = await readPage(url, state.params ?? {}, values.token).catch((error: unknown) => {
      throw new UnreadPageError((error as Error).message);
    });
    return { headers: {}, values: read };
  }

  /** Finds out which of the states behind a missing one are missing as well: sets each up, and takes it back. */
  async function probe(states: readonly PactState[]): Promise<void> {
    for (const state of states) {
      if (state.name === PAGE_READ || knowledge.isWritten(state) || knowledge.errorOf(state)) continue;
      try {
        await askFor(state, 'setup');
        knowledge.works(state);
        await askFor(state, 'teardown');
      } catch (error) {
        if (!(error instanceof MissingStateError)) throw error;
        // Any other refusal can be for the sake of the state that is not there.
        if (error.kind === 'absent') knowledge.lacks(state, error);
      }
    }
  }

  async function tellOrWait(states: readonly PactState[], index: number, told: StateAnswer): Promise<StateAnswer> {
    const state = states[index] as PactState;
    try {
      if (knowledge.errorOf(state)) throw new MissingStatesError();
      const answer = await tell(state, told);
      if (state.name !== PAGE_READ) knowledge.works(state);
      return answer;
    } catch (error) {
      if (onMissing === 'end' || !(error instanceof MissingStateError || error instanceof MissingStatesError))
        throw error;
      if (error instanceof MissingStateError) {
        knowledge.lacks(state, error);
        // One that fails may have begun; what it says to being taken back is not used.
        if (error.kind === 'failed') await askFor(state, 'teardown').catch(() => undefined);
      }
      there.pop();
      await probe(states.slice(index + 1));
      throw new MissingStatesError();
    }
  }

  return {
    async begin(states) {
      const wanted = sharedOf(states).map(keyOf);
      const other = there.findIndex(({ state }, index) => keyOf(state) !== wanted[index]);
      await takeBackFrom(other === -1 ? there.length : other);
      const isFresh = there.length === 0;
      shared = wanted.length;
      const told: StateAnswer = { headers: {}, values: {} };
      for (const [index, state] of states.entries()) {
        const known = there[index] ?? { state, told: { headers: {}, values: {} } };
        if (!there[index]) {
          // Also one that fails may have begun, and is taken back.
          there.push(known);
          known.told = await tellOrWait(states, index, told);
        }
        Object.assign(told.headers, known.told.headers);
        Object.assign(told.values, known.told.values);
      }
      return { told, isFresh };
    },
    end: () => takeBackFrom(shared),
    clear: () => takeBackFrom(0),
  };
}
