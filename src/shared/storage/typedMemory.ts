import { PERSONAL } from './lastingMemory.ts';
import { parsed, recall, remember } from './tabMemory.ts';

/**
 * Unsaved input, stored in the tab while an ended session redirects the page to the login and back. It is personal:
 * signing out removes it, and so does another person's sign-in. Nothing secret is stored here.
 */
const KEY = `${PERSONAL}typed`;
/** How long it is kept. */
const KEPT_MS = 3_600_000;

type TypedValues = { at: number; values: Record<string, unknown> };
type Entry = {
  value: unknown;
  /** People typed it; else it is a choice, an open dialog, a request's key. */ isInput: boolean;
};
const live = new Map<string, Entry>();

/** The current value under a name; undefined: none any more. */
export function writeTyped(name: string, entry: Entry | undefined): void {
  if (entry === undefined) live.delete(name);
  else live.set(name, entry);
}

function readTyped(): TypedValues {
  const found = parsed(recall(KEY)) as TypedValues | null;
  return found && Date.now() - found.at < KEPT_MS ? found : { at: Date.now(), values: {} };
}

/** Stores all current input before the page is left. */
export function keepTyped(): void {
  const values = Object.fromEntries([...live].map(([name, { value }]) => [name, value]));
  if (live.size > 0) remember(KEY, JSON.stringify({ at: Date.now(), values }));
}

/** The input stored under a name before this page; undefined: none. */
export const keptTyped = (name: string): unknown => readTyped().values[name];

/** Removes stored input once it is shown again. */
export function dropTyped(name: string): void {
  const { at, values } = readTyped();
  if (!(name in values)) return;
  const { [name]: _, ...others } = values;
  remember(KEY, JSON.stringify({ at, values: others }));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

/** The texts among all current input, each once, in order of entry. */
export const typedTexts = (): string[] => [
  ...new Set(
    [...live.values()]
      .flatMap(({ value, isInput }) => (isInput ? textsIn(value) : []))
      .filter((text) => text.trim() !== ''),
  ),
];
