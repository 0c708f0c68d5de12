import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '#rules/constants.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { staffOf, type Visitor } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { canonicalJson, isConfirmed, statementMail, type MailedStatement } from '../mail/statementMail.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { insertMail, readMails, type SentStatement } from './statementMailStore.ts';
import type { Statement } from './statements.ts';
import { statementsOfWeeks, type StatementParts } from './statementService.ts';

/** A producer's statement with the mails that stated the same weeks, newest first. */
export type MailableStatement = Statement & { mails: readonly SentStatement[] };

/** A statement's mail as it would be sent now. content: a digest of address, language and statement. */
export type StatementDraft = {
  content: string;
  email: string;
  lang: Locale;
  subject: string;
  text: string;
  replaces: boolean;
  sent: boolean;
};

const weeksKey = (weeks: readonly CalendarDay[]): string => weeks.toSorted().join(' ');

/** What a mail of it says: no payments, which change nothing of what is owed. */
const mailed = ({ name, asked, weeks, total, items }: Statement): MailedStatement => ({
  name,
  asked: asked.toSorted(),
  weeks: weeks.map(({ period, ended, sums }) => ({ week: period.startDate, ended, owed: sums.owed })),
  total,
  items: items.map(({ product, variant, price, commission, amount, sold, missing, returned, earlier, replaced }) => ({
    product,
    variant,
    price,
    commission,
    amount,
    sold,
    missing,
    returned,
    earlier,
    replaced,
  })),
});

const isSame = (one: MailedStatement, other: MailedStatement): boolean => canonicalJson(one) === canonicalJson(other);

type Addressed = { email: string; language: Locale; statement: MailedStatement };
const contentOf = ({ email, language, statement }: Addressed): string =>
  createHash('sha256')
    .update(canonicalJson([email, language, statement]))
    .digest('hex');

/** Where a statement goes; null: its producer has no address, or has left the market. */
async function addressed({ catalogue }: Pick<Market, 'catalogue'>, statement: Statement): Promise<Addressed | null> {
  const seller = statement.sellerId === null ? null : (await catalogue.current()).sellers.get(statement.sellerId);
  if (!seller?.contactEmail) return null;
  return { email: seller.contactEmail, language: seller.contactLanguage, statement: mailed(statement) };
}

/** Adds the mails of each statement of the same weeks. */
export async function withMails(
  { database }: Pick<Market, 'database'>,
  statements: readonly Statement[],
): Promise<MailableStatement[]> {
  const [first] = statements;
  const mails = first ? await readMails(database.kysely, weeksKey(first.asked)) : null;
  return statements.map((statement) => ({
    ...statement,
    mails: (statement.sellerId === null ? null : mails?.get(statement.sellerId)) ?? [],
  }));
}

/** The mail of a statement as it would be sent now. Null: there is nowhere to send it, or nothing to state. */
export async function draft(
  market: Market,
  { mails, ...statement }: MailableStatement,
): Promise<StatementDraft | null> {
  const own = statement.items.length > 0 ? await addressed(market, statement) : null;
  if (!own) return null;
  const former = mails.find(({ statement: before }) => !isSame(before, own.statement));
  const signer = {
    ...(await market.siteInformation.profile()),
    publicUrl: market.publicUrl,
    now: market.clock.now(),
  };
  const replaced = former ? { at: former.sentAt, statement: former.statement } : null;
  const { subject, text } = statementMail(own.language, signer, own.statement, replaced);
  const content = contentOf(own);
  const { email, language: lang } = own;
  const replaces = former !== undefined && !isConfirmed(own.statement, former.statement);
  return { content, email, lang, subject, text, replaces, sent: mails[0]?.content === content };
}

/**
 * Queues statements of weeks for their producers (uuids), each in one transaction with its record and journal entry, as they were
 * shown (`content`). One that was mailed already, by anybody, is not mailed again. NOT_FOUND for an unknown producer;
 * STATEMENT_CHANGED {producers}, and nothing is sent, for those whose mail would say something else now.
 */
export async function send(
  market: Market & StatementParts,
  visitor: Visitor,
  {
    weeks,
    statements,
  }: { weeks: readonly CalendarDay[]; statements: readonly { sellerId: string; content: string }[] },
): Promise<MailableStatement[]> {
  const list = await statementsOfWeeks(market, weeks);
  const { sellers } = await market.catalogue.current();
  const mails = await Promise.all(
    statements.map(async ({ sellerId, content }) => {
      const seller = sellers.get(sellerId);
      if (!seller) throw new MarketError('NOT_FOUND');
      const statement = list.find((one) => one.sellerId === sellerId);
      const own = statement ? await addressed(market, statement) : null;
      return { sellerId, name: seller.name, content, own: own && contentOf(own) === content ? own : null };
    }),
  );
  const changed = mails.filter(({ own }) => own === null).map(({ name }) => name);
  if (changed.length > 0) throw new MarketError('STATEMENT_CHANGED', { producers: changed.join(', ') });
  const staffId = staffOf(visitor);
  const at = market.clock.now();
  const key = weeksKey(weeks);
  await inTransaction(market.database, async (tx) => {
    const latest = await readMails(tx, key);
    // In one order, so that two presses wait for each other and never both.
    for (const { sellerId, content, own } of mails.toSorted((one, other) => (one.sellerId < other.sellerId ? -1 : 1))) {
      const before = latest.get(sellerId)?.[0];
      if (!own || before?.content === content) continue;
      const id = randomUUID();
      const { email, language, statement } = own;
      const number = (before?.number ?? 0) + 1;
      const isNew = await insertMail(tx, {
        id,
        seller_id: sellerId,
        weeks: key,
        number,
        content,
        email,
        language,
        statement: JSON.stringify(statement),
        staff_id: staffId,
        sent_at: at,
      });
      if (!isNew) continue;
      await queueMail(tx, { kind: 'producer_statement', about: id, data: { statementMailId: id } });
      const data = { seller: sellerId, name: statement.name, weeks: key, number, owed: statement.total.owed };
      await journal.record(tx, { kind: 'send_statement', staffId, data, at });
    }
  });
  const sent = new Set(statements.map(({ sellerId }) => sellerId));
  return withMails(
    market,
    list.filter(({ sellerId }) => sellerId !== null && sent.has(sellerId)),
  );
}
