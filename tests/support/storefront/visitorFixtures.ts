const tab = { 'etal.sign-in-target': '/compte', 'etal.waiting': '[]' };
const lasting = {
  'etal.language': 'secondary',
  'etal.measurement': 'refused',
  'etal.personal.recent-searches': '["miel"]',
};

/** Stores what a visit does: in the tab, persistent, and persistent personal data. */
export function leaveTraces(): void {
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(lasting)) localStorage.setItem(key, value);
}

/** The keys that are left. */
export const tracesLeft = (): string[] => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort();

/** What stays after a sign-out: the browser's own. */
export const LASTING_TRACES = ['etal.language', 'etal.measurement'];

/** Clears all storage, at the end of a test. */
export function wipeTraces(): void {
  sessionStorage.clear();
  localStorage.clear();
}
