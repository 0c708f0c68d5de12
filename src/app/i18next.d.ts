import 'i18next';
import type { deskMessages } from '../desk/frame/deskMessages.fr.ts';
import type workerMessages from '../workers/messages.fr.json';
import type { laterMessages } from './laterMessages.fr.ts';
import type { messages } from './messages.fr.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    nsSeparator: false;
    strictKeyChecks: true;
    resources: { translation: typeof messages & typeof laterMessages & typeof deskMessages & typeof workerMessages };
  }
}
