import { MissingStatesError, type StateKnowledge } from './missingStates.ts';
import type { PactState } from './pact.ts';
import { PAGE_READ, readPage } from './pageRead.ts';
import type { Provider } from './serverCall.ts';
import { askState, MissingStateError, type StateAction, type StateAnswer } from './stateProtocol.ts';
import type { OnMissing } from './verified.ts';

/** A page that an interaction continues could not be read: the interaction fails, the others run. */
export class UnreadPageError extends Error {}

/** States that everybody sees and no shopper's request changes; they may stay for several interactions. */
const SHARED_STATES = new Set([
  'a catalogue',
  'new arrivals and sales',
  'site information',
  'baskets on offer',
  'places of the open week',
]);

/** The leading states that everybody sees. */
function sharedOf(states: readonly PactState[]): readonly PactState[] {
  const firstOwn = states.findIndex(({ name }) => !SHARED_STATES.has(name));
  return firstOwn === -1 ? states : states.slice(0, firstOwn);
}

const keyOf = ({ name, params = {} }: PactState) => JSON.stringify([name, params]);

/**
 * Divides a list into groups, the longest first. Items that begin with the same shared state are in one group, and next
 * to each other those that share more; an item that shares none is alone.
 */
export function bySharedStates<T>(items: readonly T[], statesOf: (item: T) => readonly PactState[]): T[][] {
  // Map.groupBy does not exist in Node 20, which the packed commands support.
  const groups = new Map<T | string, { item: T; key: string }[]>();
  for (const item of items) {
    const shared = sharedOf(statesOf(item)).map(keyOf);
    const groupKey = shared[0] ?? item;
    const group = groups.get(groupKey) ?? [];
    group.push({ item, key: shared.join() });
    groups.set(groupKey, group);
  }
  return [...groups.values()]
    .map((group) => group.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ item }) => item))
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
  let activeStates: { state: PactState; answer: StateAnswer }[] = [];
  let shared = 0;

  const callState = ({ name, params = {} }: PactState, action: StateAction) =>
    askState(statesUrl, { state: name, params, action });

  async function tearDownFrom(count: number): Promise<void> {
    const removed = activeStates.slice(count);
    activeStates = activeStates.slice(0, count);
    let failure: unknown = null;
    for (const { state } of removed)
      if (state.name !== PAGE_READ) await callState(state, 'teardown').catch((error: unknown) => (failure ??= error));
    if (failure !== null) throw failure;
  }

  async function setUp(state: PactState, { values }: StateAnswer): Promise<StateAnswer> {
    if (state.name !== PAGE_READ) return callState(state, 'setup');
    const pageValues = await readPage(url, state.params ?? {}, values.token).catch((error: unknown) => {
      throw new UnreadPageError((error as Error).message);
    });
    return { headers: {}, values: pageValues };
  }

  /** Determines which states after a missing one are missing as well: sets each up, and tears it down. */
  async function probe(states: readonly PactState[]): Promise<void> {
    for (const state of states) {
      if (state.name === PAGE_READ || knowledge.isWritten(state) || knowledge.errorOf(state)) continue;
      try {
        await callState(state, 'setup');
        knowledge.works(state);
        await callState(state, 'teardown');
      } catch (error) {
        if (!(error instanceof MissingStateError)) throw error;
        // Any other refusal may be caused by the missing state.
        if (error.kind === 'absent') knowledge.lacks(state, error);
      }
    }
  }

  async function setUpOrWait(
    states: readonly PactState[],
    index: number,
    stateAnswer: StateAnswer,
  ): Promise<StateAnswer> {
    const state = states[index] as PactState;
    try {
      if (knowledge.errorOf(state)) throw new MissingStatesError();
      const answer = await setUp(state, stateAnswer);
      if (state.name !== PAGE_READ) knowledge.works(state);
      return answer;
    } catch (error) {
      if (onMissing === 'end' || !(error instanceof MissingStateError || error instanceof MissingStatesError))
        throw error;
      if (error instanceof MissingStateError) {
        knowledge.lacks(state, error);
        // A failed state may have begun, so it is torn down; the answer is ignored.
        if (error.kind === 'failed') await callState(state, 'teardown').catch(() => undefined);
      }
      activeStates.pop();
      await probe(states.slice(index + 1));
      throw new MissingStatesError();
    }
  }

  return {
    async begin(states) {
      const sharedKeys = sharedOf(states).map(keyOf);
      const firstDifferent = activeStates.findIndex(({ state }, index) => keyOf(state) !== sharedKeys[index]);
      await tearDownFrom(firstDifferent === -1 ? activeStates.length : firstDifferent);
      const isFresh = activeStates.length === 0;
      shared = sharedKeys.length;
      const combined: StateAnswer = { headers: {}, values: {} };
      for (const [index, state] of states.entries()) {
        const active = activeStates[index] ?? { state, answer: { headers: {}, values: {} } };
        if (!activeStates[index]) {
          // A failed state may have begun, so it is torn down as well.
          activeStates.push(active);
          active.answer = await setUpOrWait(states, index, combined);
        }
        Object.assign(combined.headers, active.answer.headers);
        Object.assign(combined.values, active.answer.values);
      }
      return { answer: combined, isFresh };
    },
    end: () => tearDownFrom(shared),
    clear: () => tearDownFrom(0),
  };
}
