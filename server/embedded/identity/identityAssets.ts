import { readFileSync } from 'node:fs';
import { createHostedAssets, icon } from '../hosted/hostedAssets.ts';

export const icons = {
  back: icon('regular/arrow-left'),
  eye: icon('regular/eye'),
  lock: icon('regular/lock-simple'),
  warning: icon('fill/warning-circle-fill'),
};

const ownFile = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

export const identityAssets = createHostedAssets('identity', ownFile('identityPage.css'), ownFile('revealPassword.js'));
