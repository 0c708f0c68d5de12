import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { cardBrand } from '#rules/cardBrand.ts';
import { DAY_MS, RENEWAL_WINDOW_DAYS, TRIAL_REMINDER_DAYS, type Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { membershipTaxes } from '#rules/membership.ts';
import { formatCents } from '#rules/money.ts';
import { dayAt } from '#rules/zone.ts';
import { toId } from '../../graphql/globalId.ts';
import type { MailTextKey, MailTranslate } from '../../text/mailTexts.ts';
import { composeMail, mailWords, sumLabel } from '../composeMail.ts';
import type { MailBlocks, MailContext, MailOf, MailsOf, MarketOfMail, Notice } from '../composeMail.ts';
import { chargeOfMail, insertRenewals, membershipOfMail } from '../membershipReadStore.ts';
import type { ChargeOfMail, MemberOfMail, MembershipOfMail } from '../membershipReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    membershipMails: {
      membership_renewing: { customerId: string };
      membership_refused: { customerId: string };
      /** It ended because the card was refused. */
      membership_ended: { customerId: string };
      /** Its customer has cancelled it, from its period's end on. */
      membership_cancelled: { customerId: string };
      membership_charged: { chargeId: string };
    };
  }
}

type Content = {
  subject: MailTextKey;
  title: MailTextKey;
  blocks: MailBlocks;
  button: { label: MailTextKey; url: string };
};

function membershipMail(locale: Locale, market: MarketOfMail, { subject, title, blocks, button }: Content): Notice {
  const { t, link } = mailWords(locale);
  const url = `${market.publicUrl}${button.url}`;
  return composeMail(locale, market, {
    subject: t(subject),
    title: t(title),
    blocks: [...blocks, link(button.label, url)],
  });
}

const sectionPath = (locale: Locale): string =>
  addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES.membership[locale] });

/** The row with the card; none where it is unknown. */
const cardRow = ({ brand, last4 }: MemberOfMail, t: MailTranslate) =>
  brand === null || last4 === null ? [] : [{ label: t('membership.card'), value: `${cardBrand(brand)} ${last4}` }];

/** Announces a charge at the end of a trial with a card, or of a year that renews. Null: it will not be made. */
function renewingMail(member: MembershipOfMail, now: Date, market: MarketOfMail): Notice | null {
  const {
    locale,
    status,
    current_period_end: periodEnd,
    cancel_at_period_end: isCancelling,
    next_charge: amount,
  } = member;
  const isComing = (status === 'trialing' || status === 'active') && !isCancelling && periodEnd > now;
  if (!isComing) return null;
  const { t, text } = mailWords(locale);
  const day = formatDay(periodEnd, locale, null);
  const isTrial = status === 'trialing';
  const rows = [
    { label: t('membership.day'), value: day },
    ...(amount === null ? [] : [{ label: t('membership.amount'), value: formatCents(amount) }]),
    ...cardRow(member, t),
  ];
  return membershipMail(locale, market, {
    subject: isTrial ? 'trialCharge.subject' : 'renewing.subject',
    title: isTrial ? 'trialCharge.subject' : 'renewing.subject',
    blocks: [
      text(isTrial ? 'trialCharge.intro' : 'renewing.intro', { day }),
      { kind: 'facts', rows },
      text('renewing.leave', { day }),
    ],
    button: { label: 'membership.button', url: sectionPath(locale) },
  });
}

/** A charge that was made, with everything that its receipt has. */
function chargedMail(charge: ChargeOfMail, receipt: string, { market, terms }: MailContext): Notice {
  const { locale, number, paid_at: at, period_start: from, period_end: to, subtotal, total } = charge;
  const { t, text } = mailWords(locale);
  const taxes = membershipTaxes(charge, taxesOn(terms, dayAt(at)));
  const rows: [MailTextKey, number][] = [
    ['membership.year', subtotal],
    ...('gst' in taxes
      ? ([
          ['sums.gst', taxes.gst],
          ['sums.pst', taxes.pst],
        ] as const)
      : ([['membership.taxes', taxes.tax]] as const)
    ).flatMap(([key, amount]): [MailTextKey, number][] => (amount > 0 ? [[key, amount]] : [])),
    ['sums.total', total],
  ];
  return membershipMail(locale, market, {
    subject: 'charged.subject',
    title: 'charged.title',
    blocks: [
      text('charged.intro', { day: formatDay(at, locale, null) }),
      {
        kind: 'facts',
        rows: [
          { label: t('charged.number'), value: number },
          {
            label: t('charged.period'),
            value: t('charged.range', { from: formatDay(from, locale, null), to: formatDay(to, locale, null) }),
          },
          ...cardRow(charge, t),
        ],
      },
      {
        kind: 'sums',
        rows: rows.map(([key, amount]) => ({
          label: sumLabel(key, market, t),
          amount: formatCents(amount),
          isTotal: key === 'sums.total',
        })),
      },
    ],
    button: { label: 'charged.button', url: addressOf('receipt', locale, { id: receipt }) },
  });
}

/** A renewal that the card refused, and that is retried. Null: it has been paid, or has ended, since. */
function refusedRenewalMail(member: MembershipOfMail, market: MarketOfMail): Notice | null {
  const { locale, status, next_charge: amount } = member;
  if (status !== 'past_due') return null;
  const { t, text } = mailWords(locale);
  const rows = [
    ...(amount === null ? [] : [{ label: t('membership.amount'), value: formatCents(amount) }]),
    ...cardRow(member, t),
  ];
  return membershipMail(locale, market, {
    subject: 'renewalRefused.subject',
    title: 'renewalRefused.subject',
    blocks: [text('renewalRefused.intro'), { kind: 'facts', rows }, text('renewalRefused.after')],
    button: { label: 'renewalRefused.button', url: sectionPath(locale) },
  });
}

/** A membership that ended because the card was refused. Null: it has begun again since. */
function endedMail(member: MembershipOfMail, market: MarketOfMail): Notice | null {
  const { locale, status, ended_unpaid: isUnpaid, current_period_end: end } = member;
  if (status !== 'cancelled' || !isUnpaid) return null;
  const { text } = mailWords(locale);
  return membershipMail(locale, market, {
    subject: 'membershipEnded.subject',
    title: 'membershipEnded.subject',
    blocks: [text('membershipEnded.intro', { day: formatDay(end, locale, null) }), text('membershipEnded.after')],
    button: { label: 'membershipEnded.button', url: sectionPath(locale) },
  });
}

/** A cancelled membership, with the day until which it lasts. Null: it was resumed, or has ended, since. */
function cancelledMail(member: MembershipOfMail, now: Date, market: MarketOfMail): Notice | null {
  const { locale, status, cancel_at_period_end: isCancelling, current_period_end: end } = member;
  const isRunning = (status === 'trialing' || status === 'active') && end > now;
  if (!isRunning || !isCancelling) return null;
  const { text } = mailWords(locale);
  return membershipMail(locale, market, {
    subject: 'membershipCancelled.subject',
    title: 'membershipCancelled.subject',
    blocks: [
      text('membershipCancelled.intro', { day: formatDay(end, locale, null) }),
      text('membershipCancelled.after'),
    ],
    button: { label: 'membership.button', url: sectionPath(locale) },
  });
}

const toMember = (
  compose: (member: MembershipOfMail, context: MailContext) => Notice | null,
): MailOf<{ customerId: string }> => ({
  purpose: 'transaction',
  async write({ customerId }, context) {
    const member = await membershipOfMail(context.db, customerId);
    const notice = member && compose(member, context);
    return notice && { to: member.email, ...notice };
  },
});

export const membershipMails: MailsOf<'membershipMails'> = {
  membership_charged: {
    purpose: 'transaction',
    async write({ chargeId }, context) {
      const charge = await chargeOfMail(context.db, chargeId);
      return charge && { to: charge.email, ...chargedMail(charge, toId('MembershipReceipt', charge.id), context) };
    },
  },
  membership_renewing: {
    ...toMember((member, { now, market }) => renewingMail(member, now, market)),
    /** Once per period: from 7 days before a trial with a card is charged (E62), from 31 days before a year is renewed. */
    queue(db, now) {
      const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
      return insertRenewals(db, now, {
        trialBefore: after(TRIAL_REMINDER_DAYS),
        yearBefore: after(RENEWAL_WINDOW_DAYS),
      });
    },
  },
  membership_refused: toMember((member, { market }) => refusedRenewalMail(member, market)),
  membership_ended: toMember((member, { market }) => endedMail(member, market)),
  membership_cancelled: toMember((member, { now, market }) => cancelledMail(member, now, market)),
};
