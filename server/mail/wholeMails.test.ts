import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standAt } from '../../tests/support/basketMarket.ts';
import { writeMailRows, type MailCase } from '../../tests/support/mailRows.ts';
import { textKeysOf } from '../../tests/support/mailTextKeys.ts';
import { readMailTextTable } from '../../tests/support/mailTextTable.ts';
import { marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { readMailTable } from '../../tests/support/wholeMailTable.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../gateways/mail.ts';
import { insertMail } from '../outbox/outboxStore.ts';
import { MAIL_KINDS } from './mailKinds.ts';

const FACT = new RegExp(
  [
    // Amounts, pickup codes, cards, orders.
    String.raw`−?\d[\d\s]*,\d\d(?=\s\$)`,
    String.raw`\b\d{3}\s[A-Z]\b`,
    String.raw`(?:Visa|Mastercard) \d{4}`,
    String.raw`\b20\d{3}\b`,
    // Days, months and hours.
    String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s\d{1,2}(?:er)?\s\p{L}+(?:\s20\d\d\b)?`,
    String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\s[A-Z][a-z]+\s\d{1,2}(?:,\s20\d\d\b)?`,
    String.raw`(?:lun|mar|mer|jeu|ven|sam|dim)\.\s\d{1,2}(?:er)?\s\p{L}+\.?(?:\s20\d\d\b)?`,
    String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s[A-Z][a-z]+\.?\s\d{1,2}(?:,\s20\d\d\b)?`,
    String.raw`\d\d/20\d\d\b`,
    String.raw`\d{1,2}\sh\sà\s\d{1,2}\sh`,
    String.raw`\d{1,2}\s[ap]\.m\.\sto\s\d{1,2}\s[ap]\.m\.`,
    // Addresses, without the market's own.
    String.raw`(?<=https://market\.example\.test)\S+?(?=[?"\s<]|$)`,
  ].join('|'),
  'gu',
);

describe.each(['fr', 'en'] as const)('what a mail says, in whole (%s)', (locale) => {
  let database: Database;
  let market: MarketServices;
  let cases: MailCase[];
  /** The number of each order, by the key of its link. */
  let numbers: Map<string, number>;

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    cases = await writeMailRows(database, locale);
    const rows = await database.kysely.selectFrom('orders').select(['link_key', 'number']).execute();
    numbers = new Map(rows.map(({ link_key: key, number }) => [key.replaceAll('-', ''), number]));
  });
  afterAll(() => database.close());

  /** Amounts, days, hours, numbers and links in their order; an order's link as its number, a signature as KEY. */
  const factsOf = (text: string): string[] =>
    (text.match(FACT) ?? []).map((fact) =>
      fact
        .replaceAll(/\s/g, ' ')
        .replace(/lnk_(\w+)/, (_, key: string) => `(${numbers.get(key)})`)
        .replace(/((?:desabonnement|courriel-confirme|bordereau)\/).*/, '$1KEY'),
    );
  const CALENDAR = [
    /^UID:(.*)$/m,
    /^DTSTART:(.*)$/m,
    /^DTEND:(.*)$/m,
    /^URL;VALUE=URI:https:\/\/market\.example\.test(.*)$/m,
  ];
  /** The names of attachments; what a calendar says: an hour, a place or an address that is another one is seen here. */
  const calendarOf = ({ files = [] }: Mail): string[] =>
    files.flatMap(({ name, type, text }) => {
      if (!type.startsWith('text/calendar')) return [name];
      const says = CALENDAR.map((line) => line.exec(text.replaceAll('\r', ''))?.[1] ?? '');
      return [name, /method=(\w+)/.exec(type)?.[1] ?? '', ...says];
    });
  async function write({ name, message, change, at }: MailCase): Promise<Mail | undefined> {
    await change?.execute(database.kysely);
    if (at !== undefined) standAt(market, at);
    await insertMail(database.kysely, { ...message, about: name } as Parameters<typeof insertMail>[1]);
    await market.mails.sendDue();
    return market.mail.accepted.splice(0)[0];
  }
  const textOfHtml = (html = ''): string =>
    html
      .replace(/<head>[^]*<\/head>/, '')
      .replaceAll(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
      .replaceAll(/<[^>]*>/g, ' | ');

  it('is written for each kind of mail', () => {
    expect(new Set(cases.map(({ message }) => message.kind))).toEqual(new Set(Object.keys(MAIL_KINDS)));
  });

  it('has for each recipient every amount, day, hour and link that the table says, in text, HTML and calendar, and the texts', async () => {
    const lines: string[] = [];
    const texts = readMailTextTable();
    const says: string[] = [];
    const keysOf = (name: string) => texts.get(name) ?? [];
    for (const mailCase of cases) {
      const mail = await write(mailCase);
      if (!mail) continue;
      expect([mailCase.name, mail.locale]).toEqual([mailCase.name, locale]);
      expect(mail.html).toContain(`<html lang="${locale}-CA">`);
      // A block without rows leaves a gap, and in HTML an empty table.
      expect([mailCase.name, mail.text]).toEqual([mailCase.name, mail.text.replaceAll(/\n{3,}/g, '\n\n')]);
      // Of a line, product and variant in the reader's language.
      if (keysOf(mailCase.name).includes('line.deposit'))
        expect([mailCase.name, mail.text]).toEqual([
          mailCase.name,
          expect.stringContaining(locale === 'fr' ? 'Cidre, la bouteille' : 'Cider, bottle'),
        ]);
      const facts = factsOf(mail.text);
      expect(new Set(factsOf(textOfHtml(mail.html)))).toEqual(new Set(facts));
      const unsubscribe = mail.unsubscribe === undefined ? [] : ['unsubscribe', ...factsOf(mail.unsubscribe)];
      lines.push([mailCase.name, mail.to, ...facts, ...calendarOf(mail), ...unsubscribe].join(' | '));
      // The total stands out in both cells of its row, and nothing else does.
      const totals = keysOf(mailCase.name).filter((key) =>
        ['sums.total', 'basket.begun.total', 'statement.owed'].includes(key),
      );
      expect([mailCase.name, mail.html?.split('font-weight:700;font-size:17px').length]).toEqual([
        mailCase.name,
        2 * totals.length + 1,
      ]);
      says.push(`${mailCase.name} | ${textKeysOf(mail, locale, keysOf(mailCase.name)).join(' ')}`);
    }
    expect(says).toEqual([...texts].map(([name, keys]) => `${name} | ${keys.join(' ')}`));
    expect(lines).toEqual(readMailTable(locale));
  });

  it('is in the language of the account, whatever its order was bought in', async () => {
    const other = locale === 'fr' ? 'en' : 'fr';
    for (const bought of ['orders', 'checkout_attempt'] as const)
      await database.kysely.updateTable(bought).set({ locale: other }).where('customer_id', 'is not', null).execute();
    const written: string[] = [];
    for (const mailCase of cases) {
      const mail = await write({ ...mailCase, change: undefined, name: `${mailCase.name} again` });
      // What has changed since may leave nothing to say.
      if (mail) written.push(`${mailCase.name}: ${mail.locale}`);
    }
    expect(written.filter((line) => !line.endsWith(`: ${locale}`))).toEqual([]);
    expect(written.length).toBeGreaterThan(0.8 * cases.length);
  });
});
