import type { deskMessages } from '../desk/frame/deskMessages.fr.ts';
import type { laterMessages } from './laterMessages.fr.ts';
import type { messages } from './messages.fr.ts';
import type pausedMessages from './messages.paused.fr.json';

type AllTexts = typeof messages & typeof laterMessages & typeof deskMessages & typeof pausedMessages;

declare module '../shared/i18n/translator.ts' {
  interface Texts extends AllTexts {}
}
