import { PERSONAL, recallLasting, rememberLasting } from '../shared/storage/lastingMemory.ts';
import type { LineTick } from './lineTicks.ts';
import type { PickList } from './pickList.ts';

/**
 * What this device keeps of the desk's work, so that a reload, a closed tab or a hall without network loses nothing: the
 * marks that were not sent yet, and the list that was read last. It is personal: signing out forgets it.
 */
type Kept = {
  ticks: readonly LineTick[];
  list: PickList | null;
  /** When the server was last heard, as an instant of the market's clock. */
  heardAt: string | null;
};

const KEYS = { ticks: `${PERSONAL}desk-ticks`, list: `${PERSONAL}desk-list`, heardAt: `${PERSONAL}desk-heard` };
const EMPTY: Kept = { ticks: [], list: null, heardAt: null };

/** Where storage is refused or full, what it would hold lives as long as the page. */
const unkept = new Map<keyof Kept, string>();
const listeners = new Set<() => void>();
let texts: Partial<Record<keyof Kept, string | null>> = {};
let kept: Kept = EMPTY;

function valueOf<Name extends keyof Kept>(name: Name): Kept[Name] {
  const text = unkept.get(name) ?? recallLasting(KEYS[name]);
  if (text === (texts[name] ?? null)) return kept[name];
  texts = { ...texts, [name]: text };
  try {
    return text === null ? EMPTY[name] : (JSON.parse(text) as Kept[Name]);
  } catch {
    return EMPTY[name];
  }
}

/** What is kept now; the same object while nothing has changed. Browser only. */
export function deskKept(): Kept {
  const now: Kept = { ticks: valueOf('ticks'), list: valueOf('list'), heardAt: valueOf('heardAt') };
  if (now.ticks !== kept.ticks || now.list !== kept.list || now.heardAt !== kept.heardAt) kept = now;
  return kept;
}

/** Keeps a part of it and tells those who follow. False: it is lost when the page is closed. */
export function keepDesk<Name extends keyof Kept>(name: Name, value: Kept[Name]): boolean {
  const text = JSON.stringify(value);
  const isKept = rememberLasting(KEYS[name], text);
  if (isKept) unkept.delete(name);
  else unkept.set(name, text);
  for (const listener of listeners) listener();
  return isKept;
}

/** Calls back when it changes, in this tab or in another; returns the end of it. */
export function followDesk(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Nothing is kept on the server, nor while hydrating. */
export const nothingKept = (): Kept => EMPTY;
