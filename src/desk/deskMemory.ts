import { PERSONAL, recallLasting, rememberLasting } from '../shared/storage/lastingMemory.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import type { LineTick } from './lineTicks.ts';
import type { Handover } from './handovers.ts';
import type { PickList } from './pickList.ts';

/** A list that was read at this instant of the device's own clock, in ms. */
export type KeptList = PickList & { readAt: number };

/**
 * What this device keeps of the desk's work, so that a reload, a closed tab or a hall without network loses nothing: the
 * marks that were not sent yet, and the list that was read last. It is personal: signing out forgets it, and so does
 * somebody else who signs in (ADR 31).
 */
type Kept = {
  /** The name of who works here; null: nobody has on this device. */
  reader: string | null;
  /** Their role at the desk; null: stored before there were two. */
  role: DeskRole | null;
  ticks: readonly LineTick[];
  list: KeptList | null;
  /** Orders that were handed over on this device a moment ago, or that the server has not taken yet. */
  handovers: readonly Handover[];
  /** The place whose orders are handed over here; null: none was chosen. */
  place: string | null;
  /** When the server was last heard, as an instant of the market's clock. */
  heardAt: string | null;
};

const KEYS = {
  reader: `${PERSONAL}desk-reader`,
  role: `${PERSONAL}desk-role`,
  ticks: `${PERSONAL}desk-ticks`,
  list: `${PERSONAL}desk-list`,
  handovers: `${PERSONAL}desk-handovers`,
  place: `${PERSONAL}desk-place`,
  heardAt: `${PERSONAL}desk-heard`,
};
const EMPTY: Kept = { reader: null, role: null, ticks: [], list: null, handovers: [], place: null, heardAt: null };
/** Names, addresses and telephones of a list are needed until its goods are handed out, and no longer. */
const LIST_KEPT_MS = 7 * 86_400_000;

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

/** The list, unless it is too old, or of a version that did not count missing units: then it is gone from this device. */
function listInTime(): KeptList | null {
  const list = valueOf('list');
  const isOfNow = list?.sheets.every(({ lines }) => lines.every(({ missing }) => missing !== undefined));
  if (!list || (isOfNow && Date.now() - list.readAt < LIST_KEPT_MS)) return list;
  unkept.delete('list');
  rememberLasting(KEYS.list, null);
  return null;
}

/** What is kept now; the same object while nothing has changed. Browser only. */
export function deskKept(): Kept {
  const now: Kept = {
    reader: valueOf('reader'),
    role: valueOf('role'),
    ticks: valueOf('ticks'),
    list: listInTime(),
    handovers: valueOf('handovers'),
    place: valueOf('place'),
    heardAt: valueOf('heardAt'),
  };
  if (Object.entries(now).some(([name, value]) => kept[name as keyof Kept] !== value)) kept = now;
  return kept;
}

/** Forgets all of it, for who has no business at the desk any more; nobody who follows it is told. */
export function forgetDesk(): void {
  unkept.clear();
  for (const key of Object.values(KEYS)) rememberLasting(key, null);
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

/** Whether that part of it outlives the page. */
export const isLasting = (name: keyof Kept): boolean => !unkept.has(name);

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
