import { addressOf } from '#rules/addresses.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { MailFiles } from '../../outbox/mailOutbox.ts';
import { properName, textIn } from '../../text/bilingualText.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailBlocks, MailContext, MailsOf } from '../composeMail.ts';
import { readRestockMail } from '../restockReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    restockMails: {
      /** A product is back, for somebody who requested a notice. */
      restocked: { noticeId: string };
      /** Asks a guest whether the address of their notice may be written to. */
      address_confirmation: { noticeId: string };
    };
  }
}

/** A mail about a notice (uuid), with one button and the link that lastingly stops such mails to its address. */
async function noticeMail(
  kind: keyof MailFiles['restockMails'],
  noticeId: string,
  { db, market, unsubscribeAddress, confirmAddress }: MailContext,
): Promise<Mail | null> {
  const data = await readRestockMail(db, noticeId);
  if (!data) return null;
  const { to, locale, product, handles, seller } = data;
  const { t, text, link } = mailWords(locale);
  const values = { name: textIn(product, locale), seller: properName(seller), market: market.name[locale] };
  const unsubscribe = await unsubscribeAddress(to, locale);
  const url =
    kind === 'restocked'
      ? `${market.publicUrl}${addressOf('product', locale, { handle: handles[locale] })}`
      : await confirmAddress(noticeId);
  const blocks: MailBlocks = [
    text(`${kind}.intro`, values),
    link(`${kind}.button`, url),
    text(`${kind}.stop`, values),
    { kind: 'link', label: t(`${kind}.unsubscribe`), url: unsubscribe, isQuiet: true },
  ];
  const texts = { subject: t(`${kind}.subject`, values), title: t(`${kind}.title`, values) };
  return { to, ...composeMail(locale, market, { ...texts, blocks, unsubscribe }) };
}

export const restockMails: MailsOf<'restockMails'> = {
  restocked: {
    purpose: 'requested',
    write: ({ noticeId }, context) => noticeMail('restocked', noticeId, context),
  },
  address_confirmation: {
    purpose: 'confirmation',
    write: ({ noticeId }, context) => noticeMail('address_confirmation', noticeId, context),
  },
};
