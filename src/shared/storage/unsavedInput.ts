import { PERSONAL_PREFIX } from './persistentStorage.ts';
import { parseJson, readTab, writeTab } from './tabStorage.ts';

/**
 * Unsaved input, stored in the tab while an ended session redirects the page to the login and back. It is personal:
 * signing out removes it, and so does another person's sign-in. Nothing secret is stored here.
 */
const KEY = `${PERSONAL_PREFIX}typed`;
/** How long it is kept. */
const MAX_AGE_MS = 3_600_000;

type StoredInput = { at: number; values: Record<string, unknown> };
type Entry = {
  value: unknown;
  /** People typed it; else it is a choice, an open dialog, a request's key. */ isInput: boolean;
};
const currentInput = new Map<string, Entry>();

/** The current value under a name; undefined: none any more. */
export function setInput(name: string, entry: Entry | undefined): void {
  if (entry === undefined) currentInput.delete(name);
  else currentInput.set(name, entry);
}

function readStored(): StoredInput {
  const stored = parseJson(readTab(KEY)) as StoredInput | null;
  return stored && Date.now() - stored.at < MAX_AGE_MS ? stored : { at: Date.now(), values: {} };
}

/** Stores all current input before the page is left. */
export function saveInput(): void {
  const values = Object.fromEntries([...currentInput].map(([name, { value }]) => [name, value]));
  if (currentInput.size > 0) writeTab(KEY, JSON.stringify({ at: Date.now(), values }));
}

/** The input stored under a name before this page; undefined: none. */
export const savedInput = (name: string): unknown => readStored().values[name];

/** Removes stored input once it is shown again. */
export function removeSavedInput(name: string): void {
  const { at, values } = readStored();
  if (!(name in values)) return;
  const { [name]: _, ...others } = values;
  writeTab(KEY, JSON.stringify({ at, values: others }));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

/** The texts among all current input, each once, in order of entry. */
export const currentTexts = (): string[] => [
  ...new Set(
    [...currentInput.values()]
      .flatMap(({ value, isInput }) => (isInput ? textsIn(value) : []))
      .filter((text) => text.trim() !== ''),
  ),
];
