import type { deskMessages } from '../desk/frame/deskMessages.fr.ts';
import type { laterMessages } from './laterMessages.fr.ts';
import type { messages } from './messages.fr.ts';

type AllTexts = typeof messages & typeof laterMessages & typeof deskMessages;

declare module '../shared/i18n/translator.ts' {
  interface Texts extends AllTexts {}
}
