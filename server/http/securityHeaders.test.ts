import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const options = {
  live: false,
  imageOrigin: null,
  apiOrigin: null,
  identityOrigin: 'https://login.example',
  analyticsOrigin: null,
  development: false,
};
const connections = (more: Partial<typeof options> | { analyticsOrigin: string }): string | undefined =>
  securityHeaders({ scripts: '', styles: '' }, { ...options, ...more })
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith('connect-src '));

it('lets a page send its events to the pixel, if there is one, and to nobody else (F-195)', () => {
  expect(connections({})).toBe("connect-src 'self' https://login.example");
  expect(connections({ analyticsOrigin: 'https://pixel.example' })).toBe(
    "connect-src 'self' https://login.example https://pixel.example",
  );
});
