const tab = { 'etal.sign-in-target': '/compte', 'etal.waiting': '[]' };
const lasting = {
  'etal.language': 'secondary',
  'etal.measurement': 'refused',
  'etal.personal.recent-searches': '["miel"]',
};

/** Leaves in this browser what a visit does: of the tab, lasting, and lasting and personal. */
export function leaveTraces(): void {
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(lasting)) localStorage.setItem(key, value);
}

/** The keys that are still there. */
export const tracesLeft = (): string[] => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort();

/** What stays when the visitor goes: the browser's, not theirs. */
export const LASTING_TRACES = ['etal.language', 'etal.measurement'];

/** Takes all of it away, at the end of a test. */
export function wipeTraces(): void {
  sessionStorage.clear();
  localStorage.clear();
}
