import 'i18next';
import type { messages } from './messages.fr.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof messages };
  }
}
