import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { weekStarting } from '#rules/period.ts';
import type { SlipItem, SlipPlace } from '../../database/slipTables.ts';
import { properName, textIn } from '../../text/bilingualText.ts';
import { composeMail, mailWords, type MailsOf, type MailContext, type Notice } from '../composeMail.ts';
import type { MailBlock } from '../mailLayout.ts';
import { slipPath } from '../slipLinks.ts';
import { readSlipMail, type SlipMailData } from '../slipReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    slipMails: {
      /** What a producer is to bring for a week (ADR 163). */
      producer_slip: { slipId: string };
    };
  }
}

const lineOf = ({ product, variant, units }: SlipItem, locale: Locale): string =>
  `${formatCount(units, locale)} × ${textIn(product, locale)}, ${textIn(variant, locale)}`;

/** The name, day and hours of a place, and what goes there. */
function placeBlocks({ place, isRound, from, to, items }: SlipPlace, locale: Locale, now: Date): MailBlock[] {
  const { t } = mailWords(locale);
  const name = place ? textIn(place, locale) : t('slip.place.gone');
  const title = isRound ? t('slip.round', { name }) : name;
  const when = from && to ? `, ${formatDay(from, locale, now)}, ${formatTimeRange(from, to, locale)}` : '';
  return [
    { kind: 'text', text: `${title}${when}` },
    { kind: 'list', items: items.map((item) => lineOf(item, locale)) },
  ];
}

/** deliveryDay: the day by which the week is called. */
function slipMail(slip: SlipMailData, url: string, deliveryDay: string, { market, now }: MailContext): Notice {
  const { locale, seller, content, linkEndsAt } = slip;
  const { t, text, link } = mailWords(locale);
  const { items, places, dropOff, bringing } = content;
  const day = formatDay(deliveryDay, locale, now);
  const units = formatCount(slip.units, locale);
  return composeMail(locale, market, {
    subject: t('slip.subject', { day, units, count: slip.units }),
    title: t('slip.title', { seller: properName(seller) }),
    blocks: [
      text('slip.intro', { day, market: market.name[locale] }),
      dropOff && text('slip.drop_off', { place: textIn(dropOff.place, locale), address: dropOff.address }),
      bringing
        ? text('slip.bring', {
            day: formatDay(bringing.from, locale, now),
            hours: formatTimeRange(bringing.from, bringing.to, locale),
          })
        : text('slip.bring_unset'),
      bringing?.place ? text('slip.bring_place', { place: textIn(bringing.place, locale) }) : null,
      text('slip.all', { units, count: slip.units }),
      { kind: 'list', items: items.map((item) => lineOf(item, locale)) },
      ...(places.length > 1 ? places.flatMap((place) => placeBlocks(place, locale, now)) : []),
      link('slip.open', url),
      text('slip.link', { day: formatDay(linkEndsAt, locale, now) }),
    ],
  });
}

export const slipMails: MailsOf<'slipMails'> = {
  producer_slip: {
    purpose: 'transaction',
    async write({ slipId }, context) {
      const slip = await readSlipMail(context.db, slipId);
      if (!slip) return null;
      const url = `${context.market.publicUrl}${await slipPath(context.db, slipId)}`;
      const day = await context.fulfilment.deliveryDay(weekStarting(slip.week));
      return { to: slip.to, ...slipMail(slip, url, day, context) };
    },
  },
};
