import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { formatCount, formatTaxRate } from '#rules/numbers.ts';
import { weekStarting } from '#rules/period.ts';
import { statementFile } from '#rules/statementFile.ts';
import { addDays, type CalendarDay } from '#rules/zone.ts';
import { textIn, type Text } from '../text/bilingualText.ts';
import type { MailTextKey } from '../text/mailTexts.ts';
import { composeMail, mailWords, type MailBlocks, type MarketOfMail, type Notice } from './composeMail.ts';

const DEDUCTED = ['missing', 'returned', 'earlier', 'commission'] as const;
const UNITS = ['missing', 'returned', 'earlier', 'replaced'] as const;

/** Goods of one price and commission: units, and what remains of them before commission, in cents. */
export type MailedItem = { product: Text; variant: Text; price: Cents; commission: number; amount: Cents } & Record<
  'sold' | (typeof UNITS)[number],
  number
>;
/** What a mailed statement says. weeks: with something to state, ascending; week, asked: first days. */
export type MailedStatement = {
  name: string;
  asked: readonly CalendarDay[];
  weeks: { week: CalendarDay; ended: boolean; owed: Cents }[];
  total: Record<'sold' | 'owed' | (typeof DEDUCTED)[number], Cents>;
  items: MailedItem[];
};
/** The statement that another one replaces. */
export type ReplacedStatement = { at: Date; statement: MailedStatement };

/** JSON with ordered keys: a statement as the database returns it is the one that was stored. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether they state the same goods and amounts: one was mailed while its week ran, and nothing has changed since. */
export function isConfirmed(statement: MailedStatement, replaced: MailedStatement): boolean {
  const stated = ({ weeks, ...rest }: MailedStatement) =>
    canonicalJson({ ...rest, weeks: weeks.map(({ week, owed }) => ({ week, owed })) });
  return stated(statement) === stated(replaced);
}

/**
 * A producer's statement as a mail, with a file of the goods (ADR 161). Cents; what is deducted is written as negative.
 */
export function statementMail(
  locale: Locale,
  market: MarketOfMail,
  statement: MailedStatement,
  replaced: ReplacedStatement | null,
): Notice {
  const { name, asked, weeks, total, items } = statement;
  const confirmed = replaced !== null && isConfirmed(statement, replaced.statement);
  const { t, text } = mailWords(locale);
  const sorted = asked.toSorted();
  const [from = '', to = from] = [sorted[0], sorted.at(-1)];
  const dayOf = (day: Date | CalendarDay) => formatDay(day, locale, null, 'short');
  const days = {
    first: dayOf(from),
    last: dayOf(addDays(weekStarting(to).endDate, -1)),
  };
  const rates = [...new Set(items.map(({ commission }) => formatTaxRate(commission, locale)))].join(', ');
  const unitsOf = (item: MailedItem) =>
    UNITS.filter((field) => item[field] !== 0).map((field) =>
      t(`statement.units.${field}`, { n: formatCount(item[field], locale) }),
    );
  const sumOf = (label: MailTextKey, amount: Cents) => ({ label: t(label, { rates }), amount: formatCents(amount) });
  const blocks: MailBlocks = [
    text('statement.intro', days),
    replaced &&
      text(confirmed ? 'statement.confirms' : 'statement.replaces', {
        day: dayOf(replaced.at),
        amount: formatCents(replaced.statement.total.owed),
      }),
    weeks.some(({ ended }) => !ended) ? text('statement.running') : null,
    {
      kind: 'lines',
      rows: items.map((item) => ({
        name: `${textIn(item.product, locale)}, ${textIn(item.variant, locale)}`,
        detail: [
          t('statement.line', { n: formatCount(item.sold, locale), price: formatCents(item.price) }),
          ...unitsOf(item),
        ].join(' · '),
        amount: formatCents(item.amount),
      })),
    },
    {
      kind: 'sums',
      rows: [
        sumOf('statement.sold', total.sold),
        ...DEDUCTED.filter((field) => total[field] !== 0).map((field) => sumOf(`statement.${field}`, -total[field])),
        { ...sumOf(total.owed < 0 ? 'statement.negative' : 'statement.owed', total.owed), isTotal: true },
      ],
    },
    weeks.length > 1
      ? {
          kind: 'facts',
          rows: weeks.map(({ week, owed }) => ({
            label: t('statement.week', { day: dayOf(week) }),
            value: formatCents(owed),
          })),
        }
      : null,
    text('statement.file'),
  ];
  const goods = items.map((item) => ({
    ...item,
    productName: textIn(item.product, locale),
    variantName: textIn(item.variant, locale),
  }));
  return composeMail(locale, market, {
    subject: t(replaced && !confirmed ? 'statement.subject.replaces' : 'statement.subject', days),
    title: t('statement.title', { name }),
    blocks,
    files: [
      {
        name: `${t('statement.filename')}-${from}.csv`,
        type: 'text/csv; charset=utf-8',
        text: statementFile(locale, { name, items: goods }),
      },
    ],
  });
}
