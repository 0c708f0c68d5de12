/** Units that a producer was asked for; received: at the market; missing: will not come. */
export type Reception = { readonly expected: number; readonly received: number; readonly missing: number };

/** incomplete: nothing more is awaited, and something never came. */
export type ReceptionState = 'awaited' | 'partly' | 'complete' | 'incomplete';

/** How far a producer's delivery is. */
export function receptionOf({ expected, received, missing }: Reception): ReceptionState {
  if (received + missing >= expected) return missing > 0 ? 'incomplete' : 'complete';
  return received + missing > 0 ? 'partly' : 'awaited';
}
