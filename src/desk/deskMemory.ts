import { PERSONAL, readPersistent, writePersistent } from '../shared/storage/lastingMemory.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import type { LineTick } from './lineTicks.ts';
import type { Handover } from './handovers.ts';
import type { PickList } from './pickList.ts';

/** A list with the instant of reading by the device's own clock, in ms. */
export type KeptList = PickList & { readAt: number };

/**
 * The desk's data on this device, so that a reload, a closed tab or a hall without network loses nothing: unsent marks,
 * and the last list. They are personal: deleted at sign-out, and when somebody else signs in (ADR 31).
 */
type Kept = {
  /** The staff member's name; null: nobody has worked on this device. */
  reader: string | null;
  /** Their role at the desk; null: stored before there were two. */
  role: DeskRole | null;
  ticks: readonly LineTick[];
  list: KeptList | null;
  /** Orders handed over on this device recently, or not received by the server yet. */
  handovers: readonly Handover[];
  /** The place whose orders are handed over here; null: none was chosen. */
  place: string | null;
  /** Who works at this device since when, by its own clock in ms, and who did before; null: nobody said (ADR 70). */
  shift: { readonly name: string; readonly since: number; readonly names: readonly string[] } | null;
  /** Timestamp of the last successful response, by the market's clock. */
  heardAt: string | null;
};

const KEYS = {
  reader: `${PERSONAL}desk-reader`,
  role: `${PERSONAL}desk-role`,
  ticks: `${PERSONAL}desk-ticks`,
  list: `${PERSONAL}desk-list`,
  handovers: `${PERSONAL}desk-handovers`,
  place: `${PERSONAL}desk-place`,
  shift: `${PERSONAL}desk-shift`,
  heardAt: `${PERSONAL}desk-heard`,
};
const EMPTY: Kept = {
  reader: null,
  role: null,
  ticks: [],
  list: null,
  handovers: [],
  place: null,
  shift: null,
  heardAt: null,
};
/** Names, addresses and telephones of a list are needed until its goods are handed out, and no longer. */
const LIST_KEPT_MS = 7 * 86_400_000;

/** If storage is refused or full, its data live as long as the page. */
const unkept = new Map<keyof Kept, string>();
const listeners = new Set<() => void>();
let texts: Partial<Record<keyof Kept, string | null>> = {};
let kept: Kept = EMPTY;

function valueOf<Name extends keyof Kept>(name: Name): Kept[Name] {
  const text = unkept.get(name) ?? readPersistent(KEYS[name]);
  if (text === (texts[name] ?? null)) return kept[name];
  texts = { ...texts, [name]: text };
  try {
    return text === null ? EMPTY[name] : (JSON.parse(text) as Kept[Name]);
  } catch {
    return EMPTY[name];
  }
}

/** The stored list; one that is too old, or of a version without missing units, is deleted. */
function listInTime(): KeptList | null {
  const list = valueOf('list');
  const isOfNow = list?.sheets.every(({ lines }) => lines.every(({ missing }) => missing !== undefined));
  if (!list || (isOfNow && Date.now() - list.readAt < LIST_KEPT_MS)) return list;
  unkept.delete('list');
  writePersistent(KEYS.list, null);
  return null;
}

/** The stored data; the same object while nothing has changed. Browser only. */
export function deskKept(): Kept {
  const now: Kept = {
    reader: valueOf('reader'),
    role: valueOf('role'),
    ticks: valueOf('ticks'),
    list: listInTime(),
    handovers: valueOf('handovers'),
    place: valueOf('place'),
    shift: valueOf('shift'),
    heardAt: valueOf('heardAt'),
  };
  if (Object.entries(now).some(([name, value]) => kept[name as keyof Kept] !== value)) kept = now;
  return kept;
}

/** Deletes all of it for a visitor without the role; listeners are not notified. */
export function forgetDesk(): void {
  unkept.clear();
  for (const key of Object.values(KEYS)) writePersistent(key, null);
}

/** Stores a part and notifies listeners. False: it is lost when the page is closed. */
export function keepDesk<Name extends keyof Kept>(name: Name, value: Kept[Name]): boolean {
  const text = JSON.stringify(value);
  const isKept = writePersistent(KEYS[name], text);
  if (isKept) unkept.delete(name);
  else unkept.set(name, text);
  for (const listener of listeners) listener();
  return isKept;
}

/** Whether that part outlives the page. */
export const isLasting = (name: keyof Kept): boolean => !unkept.has(name);

/** Calls back when it changes, in this tab or another; returns a function that stops it. */
export function followDesk(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Empty on the server, and while hydrating. */
export const nothingKept = (): Kept => EMPTY;
