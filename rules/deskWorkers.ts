import type { Locale } from './constants.ts';

/**
 * The service worker that opens the desk offline (ADR 31), by language. script: its address. scope: the paths that it
 * controls, enforced by the server's own header; also the desk's address, whose HTML it caches.
 */
export const DESK_WORKERS = {
  fr: { script: '/comptoir/sans-reseau.js', scope: '/comptoir' },
  en: { script: '/en/desk/offline.js', scope: '/en/desk' },
} as const satisfies Record<Locale, { script: string; scope: string }>;
