import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { codes, shopper } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { StatementDraft } from './statementMailing.ts';

const WEEK = '2026-11-27';
const FARM = testId('seller farm');

describe.each(testDatabaseKinds())('statements by mail (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy } = staffReturns(fixture);
  const on = (moment: string) => {
    const { clock } = fixture.market;
    clock.advance(Date.parse(`${moment}-05:00`) - clock.now().getTime());
  };
  const address = async (email: string | null, language: 'fr' | 'en' = 'fr') => {
    await fixture.database.kysely
      .updateTable('seller')
      .set({ contact_email: email, contact_language: language })
      .where('id', '=', FARM)
      .execute();
    fixture.market.catalogue.changed();
  };
  const stated = async (weeks = [WEEK]) => {
    const { statements, statementMails } = fixture.market;
    const [own] = (await statements.statements(weeks)).statements.filter(({ sellerId }) => sellerId === FARM);
    const [mailable] = await statementMails.withMails(own ? [own] : []);
    return mailable!;
  };
  const draft = async (weeks = [WEEK]): Promise<StatementDraft> =>
    (await fixture.market.statementMails.draft(await stated(weeks)))!;
  const send = async ({ content }: Pick<StatementDraft, 'content'>, weeks = [WEEK]) =>
    fixture.market.statementMails.send((await atDesk()).visitor, { weeks, statements: [{ sellerId: FARM, content }] });
  /** The mails to the producer since the last call. */
  const delivered = async () => {
    await fixture.market.mails.sendDue();
    return fixture.market.mail.accepted.splice(0).filter(({ to }) => to.startsWith('ferme'));
  };
  const journal = () =>
    fixture.database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'send_statement').execute();

  it('are drafted for producers with an address, in their language, and mailed as they were drafted', async () => {
    // 20 $ of juice and 7,50 $ of bread.
    await buy(shopper(fixture.market, 'one'), 'one');
    await address(null);
    expect(await fixture.market.statementMails.draft(await stated())).toBeNull();
    await address('ferme@exemple.ca');
    const first = await draft();
    expect(first).toMatchObject({ email: 'ferme@exemple.ca', lang: 'fr', replaces: false, sent: false });
    expect(first.text).toContain('27,50');
    expect(first.text).toContain('La période n’est pas terminée');
    const [sent] = await send(first);
    expect(sent?.mails).toMatchObject([{ email: 'ferme@exemple.ca', failed: false }]);
    const mails = await delivered();
    expect(mails.map(({ to, subject, text }) => ({ to, subject, text }))).toEqual([
      { to: 'ferme@exemple.ca', subject: first.subject, text: first.text },
    ]);
    const [file] = mails[0]?.files ?? [];
    expect(file?.name).toBe('releve-2026-11-27.csv');
    expect(file?.text.split('\r\n')).toHaveLength(4);
    expect(await draft()).toMatchObject({ sent: true, content: first.content });
    expect(await journal()).toMatchObject([{ data: { seller: FARM, weeks: WEEK, number: 1, owed: 2750 } }]);
  });

  it('are mailed once per content, however often and at the same time', async () => {
    const shown = await draft();
    await Promise.all([send(shown), send(shown)]);
    expect(await delivered()).toEqual([]);
    await buy(shopper(fixture.market, 'two'), 'two');
    const changed = await draft();
    expect(changed).toMatchObject({ replaces: true, sent: false });
    await Promise.all([send(changed), send(changed), send(changed)]);
    const mails = await delivered();
    expect(mails.map(({ subject }) => subject)).toEqual([changed.subject]);
    expect(mails[0]?.subject).toContain('corrigé');
    expect(mails[0]?.text).toMatch(/remplace celui du .*, qui était de 27,50\s\$/);
    expect(mails[0]?.text).toBe(changed.text);
    expect(await journal()).toHaveLength(2);
  });

  it('refuse what has changed since it was shown, and whoever has lost the address, and mail nothing then', async () => {
    const shown = await draft();
    await buy(shopper(fixture.market, 'three'), 'three');
    expect(await codes(send(shown))).toEqual(['STATEMENT_CHANGED']);
    const current = await draft();
    await address('ferme2@exemple.ca', 'en');
    expect(await codes(send(current))).toEqual(['STATEMENT_CHANGED']);
    await address(null);
    expect(await codes(send(current))).toEqual(['STATEMENT_CHANGED']);
    const unknown = { weeks: [WEEK], statements: [{ sellerId: testId('nobody'), content: '' }] };
    expect(await codes(fixture.market.statementMails.send((await atDesk()).visitor, unknown))).toEqual(['NOT_FOUND']);
    expect(await delivered()).toEqual([]);
    expect(await journal()).toHaveLength(2);
  });

  it('go to a corrected address, too, and still say which statement they replace', async () => {
    await address('ferme2@exemple.ca');
    const wrong = await draft();
    await send(wrong);
    await address('ferme3@exemple.ca', 'en');
    const corrected = await draft();
    expect(corrected).toMatchObject({ sent: false, replaces: true, lang: 'en' });
    await send(corrected);
    const mails = await delivered();
    expect(mails.map(({ to, locale }) => [to, locale])).toEqual([
      ['ferme2@exemple.ca', 'fr'],
      ['ferme3@exemple.ca', 'en'],
    ]);
    expect(mails[1]?.text).toBe(corrected.text);
    expect(corrected.text).toMatch(/replaces the one of .*, which was 55,00\s\$/);
  });

  it('of a week that went back to what it was are mailed again, since another one stands', async () => {
    const before = await draft();
    const fourth = await buy(shopper(fixture.market, 'four'), 'four');
    await send(await draft());
    await fixture.market.refunds.cancelAs({ by: 'market', customerId: null }, fourth.order.id, 'cancelled');
    const again = await draft();
    expect(again.content).toBe(before.content);
    expect(again).toMatchObject({ sent: false, replaces: true });
    await send(again);
    expect((await delivered()).map(({ subject }) => subject)).toEqual([again.subject, again.subject]);
  });

  it('of a week that ended as it was mailed are no corrections', async () => {
    await send(await draft());
    await delivered();
    on('2026-12-05T12:00:00');
    const final = await draft();
    expect(final).toMatchObject({ sent: false, replaces: false });
    await send(final);
    const [mail] = await delivered();
    expect([mail?.subject, mail?.text]).toEqual([final.subject, final.text]);
    expect(final.subject).not.toContain('Corrected');
    expect(final.text).toMatch(/Nothing has changed since the statement of .*, which was 82,50\s\$/);
    expect(final.text).not.toContain('The period is not over');
    expect(final.text).not.toContain('replaces');
  });

  it('of a week and of its month are two, and say when the mail server has refused them', async () => {
    const weeks = [WEEK, '2026-12-04'];
    on('2026-12-08T12:00:00');
    await buy(shopper(fixture.market, 'five'), 'five');
    const month = await draft(weeks);
    expect(month).toMatchObject({ replaces: false, sent: false });
    await send(month, weeks);
    await fixture.database.kysely
      .updateTable('outbox')
      .set({ status: 'failed' })
      .where('kind', '=', 'producer_statement')
      .where('status', '=', 'waiting')
      .execute();
    expect((await stated(weeks)).mails).toMatchObject([{ failed: true }]);
    expect((await stated()).mails[0]).toMatchObject({ failed: false });
  });
});
