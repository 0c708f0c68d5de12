import type { Selectable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import type { OrderTable } from '../../database/tables.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { MailData } from '../../outbox/mailOutbox.ts';
import { textIn } from '../../text/bilingualText.ts';
import { composeMail, mailWords } from '../composeMail.ts';
import type { MailsOf, MarketOfMail } from '../composeMail.ts';
import type { MailBlock } from '../mailLayout.ts';
import { openOrdersOf } from '../mailReadStore.ts';
import { orderLink } from '../orderCalendar.ts';
import type { PlaceOfMail } from '../orderCalendar.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    accountMails: {
      /** `to` is stored until the mail is sent: the account no longer has it. Cents. */
      account_closed: {
        customerId: string;
        to: string;
        locale: Locale;
        credit: number;
        deposits: number;
        hadBaskets: boolean;
        wasMember: boolean;
      };
    };
  }
}

/** An order that is still to be handed over, and its place. */
type OpenOrder = Pick<Selectable<OrderTable>, 'number' | 'link_key' | 'slot_from' | 'slot_to'> & PlaceOfMail;

/** Confirms that an account was closed: orders still to come, and what ended or was forfeited (E49). */
function closedAccountMail(
  account: MailData<'account_closed'>,
  open: readonly OpenOrder[],
  market: MarketOfMail,
): Mail {
  const { to, locale, credit, deposits, hadBaskets, wasMember } = account;
  const { t, text, link } = mailWords(locale);
  /** The account is gone: the order is found by its own address (ADR 36). */
  const linkTo = ({ number, link_key: key }: OpenOrder): MailBlock =>
    link('order.see', orderLink(key, locale, market), { number });
  const orderText = ({ number, slot_from: from, slot_to: until, location, zone }: OpenOrder): string => {
    const place = zone ?? location;
    const parts = [
      t('closed.order', { number }),
      from && until && `${formatDay(from, locale, market.now)}, ${formatTimeRange(from, until, locale)}`,
      place && textIn(place.name, locale),
    ];
    return parts.filter(Boolean).join(', ');
  };
  const forfeited = [
    { label: t('closed.credit'), value: credit },
    { label: t('closed.deposits'), value: deposits },
  ].filter(({ value }) => value > 0);
  const notice = composeMail(locale, market, {
    subject: t('closed.subject'),
    title: t('closed.title'),
    blocks: [
      text('closed.intro'),
      ...(open.length > 0
        ? [
            text('closed.open'),
            { kind: 'list' as const, items: open.map(orderText) },
            text('closed.open.after'),
            ...open.map(linkTo),
          ]
        : []),
      wasMember ? text('closed.membership') : null,
      hadBaskets ? text('closed.baskets') : null,
      forfeited.length > 0
        ? {
            kind: 'facts',
            rows: forfeited.map(({ label, value }) => ({ label, value: formatCents(value) })),
          }
        : null,
    ],
  });
  return { to, ...notice };
}

export const accountMails: MailsOf<'accountMails'> = {
  account_closed: {
    purpose: 'transaction',
    async write(account, { db, market, placeOf }) {
      const orders = (await openOrdersOf(db, account.customerId)).map(async (order) => ({
        ...order,
        ...(await placeOf(order.location_id, order.shipping_zone_id)),
      }));
      return closedAccountMail(account, await Promise.all(orders), market);
    },
  },
};
