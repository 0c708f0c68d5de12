import { PERSONAL } from './lastingMemory.ts';
import { recall, remember } from './tabMemory.ts';

/**
 * What somebody writes in the middle of their work, kept in the tab while a session that ended takes the page to the login and
 * back. It is personal: signing out forgets it, and so does somebody else who signs in. Nothing secret is written here.
 */
const KEY = `${PERSONAL}typed`;
/** How long it waits for its writer. */
const KEPT_MS = 3_600_000;

type Kept = { at: number; values: Record<string, unknown> };
const live = new Map<string, unknown>();

/** What is being written under a name now; undefined: nothing any more. */
export function writeTyped(name: string, value: unknown): void {
  if (value === undefined) live.delete(name);
  else live.set(name, value);
}

function kept(): Kept {
  try {
    const found = JSON.parse(recall(KEY) || 'null') as Kept | null;
    if (found && Date.now() - found.at < KEPT_MS) return found;
  } catch {
    // Somebody else's.
  }
  return { at: Date.now(), values: {} };
}

/** Keeps all that is being written: the page is about to go. */
export function keepTyped(): void {
  if (live.size > 0) remember(KEY, JSON.stringify({ at: Date.now(), values: Object.fromEntries(live) }));
}

/** What was kept under a name before the page came; undefined: nothing. */
export const keptTyped = (name: string): unknown => kept().values[name];

/** It is shown again where it was written, and kept no more. */
export function dropTyped(name: string): void {
  const { at, values } = kept();
  if (!(name in values)) return;
  const { [name]: _, ...others } = values;
  remember(KEY, JSON.stringify({ at, values: others }));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

/** The words among all that is being written, each once, in the order of writing. */
export const typedTexts = (): string[] => [
  ...new Set(
    [...live]
      .flatMap(([name, value]) => (name.startsWith('#') ? [] : textsIn(value)))
      .filter((text) => text.trim() !== ''),
  ),
];
