import 'i18next';
import type { deskMessages } from '../desk/frame/deskMessages.fr.ts';
import type workerMessages from '../workers/messages.fr.json';
import type { laterMessages } from './laterMessages.fr.ts';
import type { messages } from './messages.fr.ts';
import type pausedMessages from './messages.paused.fr.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    nsSeparator: false;
    strictKeyChecks: true;
    resources: {
      translation: typeof messages &
        typeof laterMessages &
        typeof deskMessages &
        typeof pausedMessages &
        typeof workerMessages;
    };
  }
}
