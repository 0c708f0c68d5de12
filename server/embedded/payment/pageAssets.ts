import { readFileSync } from 'node:fs';
import { createHostedAssets, icon } from '../hosted/hostedAssets.ts';

export const icons = {
  back: icon('regular/arrow-left'),
  clock: icon('regular/clock'),
  card: icon('regular/credit-card'),
  caret: icon('regular/caret-down'),
  lock: icon('fill/lock-fill'),
  warning: icon('fill/warning-circle-fill'),
};

export const payAssets = createHostedAssets('pay', readFileSync(new URL('payForm.css', import.meta.url)));
