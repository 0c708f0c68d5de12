import { MissingStatesError, type StateKnowledge } from './missingStates.ts';
import type { PactState } from './pactContract.ts';
import { PAGE_READ, readPage } from './pageRead.ts';
import { askState, MissingStateError, type StateAction, type StateAnswer } from './stateProtocol.ts';
import type { OnMissing, Provider } from './verified.ts';

/** A page that an interaction continues could not be read: the interaction fails, the others run. */
export class UnreadPageError extends Error {}

/** States that everybody sees and no shopper's request changes; they may stay for several interactions. */
const EVERYBODYS = new Set([
  'a catalogue',
  'new arrivals and sales',
  'site information',
  'baskets on offer',
  'places of the open week',
]);

/** The leading states that everybody sees. */
function sharedOf(states: readonly PactState[]): readonly PactState[] {
  const own = states.findIndex(({ name }) => !EVERYBODYS.has(name));
  return own === -1 ? states : states.slice(0, own);
}

const keyOf = ({ name, params = {} }: PactState) => JSON.stringify([name, params]);

/**
 * Divides a list into groups, the longest first. Items that begin with the same shared state are in one group, and next
 * to each other those that share more; an item that shares none is alone.
 */
export function bySharedStates<T>(items: readonly T[], statesOf: (thing: T) => readonly PactState[]): T[][] {
  // Map.groupBy does not exist in Node 20, which the packed commands support.
  const pieces = new Map<T | string, { thing: T; key: string }[]>();
  for (const item of items) {
    const shared = sharedOf(statesOf(item)).map(keyOf);
    const group = shared[0] ?? item;
    const piece = pieces.get(group) ?? [];
    piece.push({ thing: item, key: shared.join() });
    pieces.set(group, piece);
  }
  return [...pieces.values()]
    .map((piece) => piece.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ thing }) => thing))
    .sort((a, b) => b.length - a.length);
}

export type StateKeeper = {
  /**
   * Sets the states up in order; returns their answers, and whether all were set up now. Throws UnreadPageError,
   * MissingStatesError if interactions may wait for states, or one sentence that names the state.
   */
  begin(states: readonly PactState[]): Promise<{ answer: StateAnswer; isFresh: boolean }>;
  /** Tears down what is not shared. */
  end(): Promise<void>;
  /** Tears down everything. */
  clear(): Promise<void>;
};

/**
 * Sets states up and tears them down. Shared states stay as long as the next interaction begins with the same ones; no
 * other outlives its interaction.
 */
export function createStateKeeper(
  { url, statesUrl }: Provider,
  knowledge: StateKnowledge,
  onMissing: OnMissing,
): StateKeeper {
  let there: { state: PactState; answer: StateAnswer }[] = [];
  let shared = 0;

  const askFor = ({ name, params = {} }: PactState, action: StateAction) =>
    askState(statesUrl, { state: name, params, action });

  async function takeBackFrom(count: number): Promise<void> {
    const gone = there.slice(count);
    there = there.slice(0, count);
    let failure: unknown = null;
    for (const { state } of gone)
      if (state.name !== PAGE_READ) await askFor(state, 'teardown').catch((error: unknown) => (failure ??= error));
    if (failure !== null) throw failure;
  }

  async function tell(state: PactState, { values }: StateAnswer): Promise<StateAnswer> {
    if (state.name !== PAGE_READ) return askFor(state, 'setup');
    const read = await readPage(url, state.params ?? {}, values.token).catch((error: unknown) => {
      throw new UnreadPageError((error as Error).message);
    });
    return { headers: {}, values: read };
  }

  /** Determines which states after a missing one are missing as well: sets each up, and tears it down. */
  async function probe(states: readonly PactState[]): Promise<void> {
    for (const state of states) {
      if (state.name === PAGE_READ || knowledge.isWritten(state) || knowledge.errorOf(state)) continue;
      try {
        await askFor(state, 'setup');
        knowledge.works(state);
        await askFor(state, 'teardown');
      } catch (error) {
        if (!(error instanceof MissingStateError)) throw error;
        // Any other refusal may be caused by the missing state.
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
        // A failed state may have begun, so it is torn down; the answer is ignored.
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
      const combined: StateAnswer = { headers: {}, values: {} };
      for (const [index, state] of states.entries()) {
        const setUp = there[index] ?? { state, answer: { headers: {}, values: {} } };
        if (!there[index]) {
          // A failed state may have begun, so it is torn down as well.
          there.push(setUp);
          setUp.answer = await tellOrWait(states, index, combined);
        }
        Object.assign(combined.headers, setUp.answer.headers);
        Object.assign(combined.values, setUp.answer.values);
      }
      return { answer: combined, isFresh };
    },
    end: () => takeBackFrom(shared),
    clear: () => takeBackFrom(0),
  };
}
