import { readFileSync } from 'node:fs';
import { createHostedAssets, icon } from '../hosted/hostedAssets.ts';

export const icons = {
  back: icon('arrow-left'),
  clock: icon('clock'),
  card: icon('credit-card'),
  caret: icon('caret-down'),
  lock: icon('lock-fill'),
  warning: icon('warning-circle-fill'),
};

export const payAssets = createHostedAssets('pay', readFileSync(new URL('payForm.css', import.meta.url)));
