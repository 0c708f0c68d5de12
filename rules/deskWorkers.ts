import type { Locale } from './constants.ts';

/**
 * The worker that opens the desk without network (ADR 31), by language. script: its address. scope: the paths that it may
 * ever see, which the server's own header holds it to; it is the desk's bare address as well, whose HTML it keeps.
 */
export const DESK_WORKERS = {
  fr: { script: '/comptoir/sans-reseau.js', scope: '/comptoir' },
  en: { script: '/en/desk/offline.js', scope: '/en/desk' },
} as const satisfies Record<Locale, { script: string; scope: string }>;
