import type { Locale } from '#rules/constants.ts';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { MarketCalendar } from '#rules/period.ts';
import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Mail, MailFile } from '../gateways/mail.ts';
import type { MailFiles } from '../outbox/mailOutbox.ts';
import type { MarketProfile } from '../siteInformation/siteInformationService.ts';
import type { SnapshotCalendar } from '../snapshot/catalogueSnapshot.ts';
import { mailTranslator } from '../text/mailTexts.ts';
import type { MailTextKey, MailTranslate } from '../text/mailTexts.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock } from './mailLayout.ts';
import type { MailPurpose } from './mailLimits.ts';
import { mailSignature } from './mailSignature.ts';
import type { PlaceOfMail } from './orderCalendar.ts';

/** How the market signs a mail, and when it writes it. */
export type MarketOfMail = MarketProfile & { publicUrl: string; now: Date };
/** A mail without its recipient. */
export type Notice = Omit<Mail, 'to'>;

/** What a mail is written from: the data, the market and the instant as they are when it is sent. */
export type MailContext = {
  db: Database['kysely'];
  market: MarketOfMail;
  now: Date;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'deliveryDay'>;
  /** Closed weeks, and notes to shoppers. */
  calendar: SnapshotCalendar;
  /** The place with these uuids; both null: none is chosen. */
  placeOf: (locationId: string | null, zoneId: string | null) => Promise<PlaceOfMail>;
  /** The amounts that the market decides. */
  terms: MarketTerms;
  /** The address that stops a customer's cart reminders (uuid). */
  unsubscribe: (customerId: string) => Promise<string>;
  /** The link that lastingly stops what others may request for a mail address. */
  unsubscribeAddress: (to: string, locale: Locale) => Promise<string>;
  /** The link that confirms the address of a guest's notice (uuid). */
  confirmAddress: (noticeId: string) => Promise<string>;
};

/** A kind of mail. */
export type MailOf<Data> = {
  /** What it needs before it goes to an address that somebody else may have typed (E75). */
  purpose: MailPurpose;
  /** Of kinds that a job queues, not an operation: queues those that are due, each once; returns how many. */
  queue?: (db: Database['kysely'], now: Date, calendar: MarketCalendar) => Promise<number>;
  /** Writes it with its present data. Null: it has no recipient, or nothing to announce any more. */
  write: (data: Data, context: MailContext) => Promise<Mail | null>;
};
/** The kinds of mail of a file of `server/mail/kinds/`. */
export type MailsOf<File extends keyof MailFiles> = { [Kind in keyof MailFiles[File]]: MailOf<MailFiles[File][Kind]> };

/** The blocks of a mail; null: left out. */
export type MailBlocks = readonly (MailBlock | null)[];

export type MailContent = {
  subject: string;
  title: string;
  blocks: MailBlocks;
  files?: MailFile[];
  unsubscribe?: string;
};

/** The texts of a mail in one language, and its blocks of one text. */
export function mailWords(locale: Locale) {
  const t = mailTranslator(locale);
  return {
    t,
    text: (...message: Parameters<MailTranslate>): MailBlock => ({ kind: 'text', text: t(...message) }),
    link: (label: MailTextKey, url: string, values?: Parameters<MailTranslate>[1]): MailBlock => ({
      kind: 'link',
      label: t(label, values),
      url,
    }),
  };
}

/** The label of a sum; a tax carries the market's registration number, which a receipt needs. */
export function sumLabel(
  key: MailTextKey,
  { taxNumbers }: Pick<MarketProfile, 'taxNumbers'>,
  t: MailTranslate,
): string {
  const number = key === 'sums.gst' ? taxNumbers.gst : key === 'sums.pst' ? taxNumbers.qst : null;
  return number ? `${t(key)} (${number})` : t(key);
}

/** A mail as text and HTML in one language, with the market's signature. */
export function composeMail(
  locale: Locale,
  market: MarketProfile,
  { subject, title, blocks: all, ...more }: MailContent,
): Notice {
  const blocks = all.filter((block) => block !== null);
  const document = { locale, marketName: market.name[locale], title, blocks, footer: mailSignature(market, locale) };
  return { locale, subject, text: mailText(document), html: mailHtml(document), ...more };
}
