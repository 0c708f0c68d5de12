/** Units requested from a producer; received: at the market; missing: will not come. */
export type Reception = { readonly expected: number; readonly received: number; readonly missing: number };

/** incomplete: nothing more is expected, and something is missing. */
export type ReceptionState = 'awaited' | 'partly' | 'complete' | 'incomplete';

/** Progress of a producer's delivery. */
export function receptionOf({ expected, received, missing }: Reception): ReceptionState {
  if (received + missing >= expected) return missing > 0 ? 'incomplete' : 'complete';
  return received + missing > 0 ? 'partly' : 'awaited';
}
