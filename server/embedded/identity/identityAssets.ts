import { readFileSync } from 'node:fs';
import { createHostedAssets, icon } from '../hosted/hostedAssets.ts';

export const icons = {
  back: icon('arrow-left'),
  eye: icon('eye'),
  lock: icon('lock-simple'),
  warning: icon('warning-circle-fill'),
};

const ownFile = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

export const identityAssets = createHostedAssets('identity', ownFile('identityPage.css'), ownFile('revealPassword.js'));
