import { expect, it } from 'vitest';
import { trialBanner } from './trialGate.ts';

it('is dark in both themes: no colour of its ground or its words follows the theme', () => {
  const [, style = ''] = /style="([^"]*)"/.exec(trialBanner('fr', null)) ?? [];
  expect(style).toMatch(/background:#17241c;color:#fff;/);
});
