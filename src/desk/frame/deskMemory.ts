import { useSyncExternalStore } from 'react';
import type { DeskRole } from '#rules/deskRoles.ts';
import {
  DESK_READER,
  PERSONAL_PREFIX,
  readPersistent,
  writePersistent,
} from '../../shared/storage/persistentStorage.ts';
import type { ContainerCount } from '../floor/containerCounts.ts';
import type { Handover } from '../floor/handovers.ts';
import type { LineTick } from '../floor/lineTicks.ts';
import type { PickList } from '../floor/pickList.ts';
import type { Receiving } from '../floor/producers.ts';

/** A list with the instant of reading by the device's own clock, in ms. */
export type StoredList = PickList & { readAt: number };
/** Deliveries with the instant of reading, likewise. */
export type StoredReceiving = Receiving & { readAt: number };

/**
 * The desk's data on this device, so that a reload, a closed tab or a hall without network loses nothing: unsent marks,
 * and the last list. They are personal: deleted at sign-out, and when somebody else signs in (ADR 31).
 */
type DeskMemory = {
  /** The staff member's name; null: nobody has worked on this device. */
  reader: string | null;
  /** Their role at the desk; null: stored before there were two. */
  role: DeskRole | null;
  ticks: readonly LineTick[];
  list: StoredList | null;
  /** The deliveries that were read last, and the producer that is being received; null: none. */
  receiving: StoredReceiving | null;
  producer: string | null;
  /** Orders handed over on this device recently, or not received by the server yet. */
  handovers: readonly Handover[];
  /** Containers counted on this device that the server has not received, has refused, or that the stored list still contains. */
  counts: readonly ContainerCount[];
  /** The place whose orders this device hands over; null: none selected. */
  place: string | null;
  /**
   * Who works at this device, since when by its own clock in ms, and who did before; null: no name was entered (ADR
   * 70).
   */
  shift: { readonly name: string; readonly since: number; readonly names: readonly string[] } | null;
  /** Timestamp of the last successful response, by the market's clock. */
  syncedAt: string | null;
};

const KEYS = {
  reader: DESK_READER,
  role: `${PERSONAL_PREFIX}desk-role`,
  ticks: `${PERSONAL_PREFIX}desk-ticks`,
  list: `${PERSONAL_PREFIX}desk-list`,
  receiving: `${PERSONAL_PREFIX}desk-receiving`,
  producer: `${PERSONAL_PREFIX}desk-producer`,
  handovers: `${PERSONAL_PREFIX}desk-handovers`,
  counts: `${PERSONAL_PREFIX}desk-counts`,
  place: `${PERSONAL_PREFIX}desk-place`,
  shift: `${PERSONAL_PREFIX}desk-shift`,
  syncedAt: `${PERSONAL_PREFIX}desk-heard`,
};
const EMPTY: DeskMemory = {
  reader: null,
  role: null,
  ticks: [],
  list: null,
  receiving: null,
  producer: null,
  handovers: [],
  counts: [],
  place: null,
  shift: null,
  syncedAt: null,
};
/** Names, addresses and telephones of a list are needed until its goods are handed out, and no longer. */
const LIST_LIFETIME_MS = 7 * 86_400_000;

/** If storage is refused or full, its data live as long as the page. */
const unsavedTexts = new Map<keyof DeskMemory, string>();
const listeners = new Set<() => void>();
let texts: Partial<Record<keyof DeskMemory, string | null>> = {};
let snapshot: DeskMemory = EMPTY;

function readValue<Name extends keyof DeskMemory>(name: Name): DeskMemory[Name] {
  const text = unsavedTexts.get(name) ?? readPersistent(KEYS[name]);
  if (text === (texts[name] ?? null)) return snapshot[name];
  texts = { ...texts, [name]: text };
  try {
    return text === null ? EMPTY[name] : (JSON.parse(text) as DeskMemory[Name]);
  } catch {
    return EMPTY[name];
  }
}

/** The stored list; one that is too old, or of a version without missing units, is deleted. */
function readUnexpiredList(): StoredList | null {
  const list = readValue('list');
  const isCurrentVersion = list?.sheets.every(({ lines }) => lines.every(({ missing }) => missing !== undefined));
  return list && isCurrentVersion && isUnexpired(list) ? list : list && forget('list');
}

const isUnexpired = ({ readAt }: { readAt: number }): boolean => Date.now() - readAt < LIST_LIFETIME_MS;

function readUnexpiredReceiving(): StoredReceiving | null {
  const receiving = readValue('receiving');
  return receiving && isUnexpired(receiving) ? receiving : receiving && forget('receiving');
}

function forget(name: keyof DeskMemory): null {
  unsavedTexts.delete(name);
  writePersistent(KEYS[name], null);
  return null;
}

/** The stored data; the same object while nothing has changed. Browser only. */
export function readDeskMemory(): DeskMemory {
  const now: DeskMemory = {
    reader: readValue('reader'),
    role: readValue('role'),
    ticks: readValue('ticks'),
    list: readUnexpiredList(),
    receiving: readUnexpiredReceiving(),
    producer: readValue('producer'),
    handovers: readValue('handovers'),
    counts: readValue('counts'),
    place: readValue('place'),
    shift: readValue('shift'),
    syncedAt: readValue('syncedAt'),
  };
  if (Object.entries(now).some(([name, value]) => snapshot[name as keyof DeskMemory] !== value)) snapshot = now;
  return snapshot;
}

/** Deletes all of it for a visitor without the role; listeners are not notified. */
export function clearDeskMemory(): void {
  unsavedTexts.clear();
  for (const key of Object.values(KEYS)) writePersistent(key, null);
}

/** Stores a part and notifies listeners. False: it is lost when the page is closed. */
export function saveDeskMemory<Name extends keyof DeskMemory>(name: Name, value: DeskMemory[Name]): boolean {
  const text = JSON.stringify(value);
  const isSaved = writePersistent(KEYS[name], text);
  if (isSaved) unsavedTexts.delete(name);
  else unsavedTexts.set(name, text);
  for (const listener of listeners) listener();
  return isSaved;
}

/** Whether that part outlives the page. */
export const isPersisted = (name: keyof DeskMemory): boolean => !unsavedTexts.has(name);

/** Calls back when it changes, in this tab or another; returns a function that stops it. */
export function subscribeToDeskMemory(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored data, kept current; empty on the server, and while hydrating. */
export const useDeskMemory = (): DeskMemory => useSyncExternalStore(subscribeToDeskMemory, readDeskMemory, () => EMPTY);
