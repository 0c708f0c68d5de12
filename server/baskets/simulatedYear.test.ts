import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobName } from '#generated/schemaTypes.ts';
import { DAY_MS } from '#rules/constants.ts';
import { idOf, standAt } from '../../tests/support/basketMarket.ts';
import { chances } from '../../tests/support/chances.ts';
import { expectedSums, type Sums } from '../../tests/support/expectedPrices.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { orderViolations } from '../../tests/support/orderBooks.ts';
import { servicesOver } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { dayAfter, runsAt, wallInstant } from '../../tests/support/yearCalendar.ts';
import { liveThrough, PRICES } from '../../tests/support/yearExpectation.ts';
import type { Expected } from '../../tests/support/yearExpectation.ts';
import { openYear } from '../../tests/support/yearMarket.ts';
import { standingAt, trialOver } from '../../tests/support/yearMembership.ts';
import { DAYS, DOWN, MOMENT_NAMES, planYear, WEEKS } from '../../tests/support/yearPlan.ts';
import type { Life } from '../../tests/support/yearPlan.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { marketJobs } from '../marketJobs.ts';

/** SEED=... lives the year of another 200 people; SHARE=3 that of every third of them. */
const SEED = Number(process.env.SEED ?? 6);
const SHARE = Number(process.env.SHARE ?? (isFullRun ? 1 : 20));
/** YEAR_ON=pglite lives it on the embedded database, which takes longer. */
const KIND = process.env.YEAR_ON === 'pglite' ? 'pglite' : 'postgres';
const EVERY_MINUTES = isFullRun ? 1 : 10;
const TRIAL_REMINDER_MS = 7 * DAY_MS;

type Person = { life: Life; expected: Expected; caller: Caller };
type Step = { at: Date; work(): Promise<void> };

describe(`a year of 200 subscribers (${KIND})`, () => {
  let database: Database;
  let year: Awaited<ReturnType<typeof openYear>>;
  let people: Person[];
  let mails: { to: string; subject: string; at: Date }[];
  const problems: string[] = [];
  const who = ({ life, expected }: Person): string =>
    `SEED=${SEED} ${life.name}\n${expected.acts.map(({ at, ...act }) => `${at.toISOString()} ${JSON.stringify(act)}`).join('\n')}`;

  beforeAll(async () => {
    database = await createTestDatabase(KIND);
    year = await openYear(database);
    people = [];
    mails = [];
    for (const life of planYear(SEED).filter((_life, index) => index % SHARE === 0)) {
      const caller = await year.person(life.name);
      people.push({ life, expected: liveThrough(life), caller });
    }
    const replica = servicesOver(database, year.market.payment);
    const replicas = [year.jobs, marketJobs(replica)];
    const chance = chances(SEED);

    /** A job's run at an instant of its schedule, in so many processes. */
    async function run(name: JobName, processes = 1): Promise<number> {
      const { cron } = year.jobs[name];
      if (cron !== null && !runsAt(cron, year.market.clock.now())) throw new Error(`${name} does not run now`);
      replica.clock.now = year.market.clock.now;
      const counts = await Promise.all(replicas.slice(0, processes).map((jobs) => jobs[name].run()));
      return counts.reduce((sum, count) => sum + count, 0);
    }
    async function noon(): Promise<void> {
      await run('payments');
      await run('reminders');
      await run('mail');
      const now = year.market.clock.now();
      mails.push(...year.market.mail.accepted.splice(0).map(({ to, subject }) => ({ to, subject, at: now })));
      for (const person of people) {
        const { member } = person.expected;
        const [before, after] = [-1, 1].map((days) => standingAt(member, new Date(now.getTime() + days * DAY_MS)));
        // On the days on which it changes and around them; every other one would say the same.
        if (JSON.stringify(before) === JSON.stringify(after)) continue;
        const membership = await year.market.membership.current(person.caller);
        const standing = membership && { status: membership.status, end: membership.current_period_end };
        expect(standing, `${now.toISOString()} ${who(person)}`).toEqual(standingAt(member, now));
      }
    }
    const perform = async (week: string, moment: string): Promise<void> => {
      for (const person of people)
        for (const act of person.expected.acts)
          if (act.week === week && act.moment === moment)
            await year.perform(person.caller, act).catch((error: unknown) => {
              throw new Error(`${JSON.stringify(act)} of ${who(person)}`, { cause: error });
            });
    };

    for (const week of WEEKS) {
      const on = (days: number, time: string): Date => wallInstant(dayAfter(DAYS, week, days), time);
      const isLong = on(6, '00:00').getTime() - on(0, '00:00').getTime() !== 6 * DAY_MS;
      const deliver = (at: Date, processes = 1): Step => ({
        at,
        work: async () => void (await run('baskets', processes)),
      });
      const acts = {
        saturday: on(1, '11:00'),
        sunday: on(2, '20:00'),
        tuesday: on(4, '23:30'),
        wednesday: on(5, '15:00'),
      };
      const steps: Step[] = [
        ...[0, 1, 2, 3, 4, 5, 6].map((days) => ({ at: on(days, '12:00'), work: noon })),
        ...MOMENT_NAMES.map((moment) => ({ at: acts[moment], work: () => perform(week, moment) })),
        { at: on(3, '00:00'), work: async () => void (await run('closing')) },
        deliver(on(4, '23:59')),
        deliver(on(5, '00:00'), isLong ? 2 : 1),
        deliver(new Date(on(5, '00:01').getTime() + Math.floor(chance() * 14 * 60) * 60_000)),
        deliver(on(5, '15:01')),
        deliver(on(5, '23:59')),
        deliver(on(6, '00:00')),
        deliver(on(6, '00:30')),
        // Minute by minute, by default every tenth, where the clocks have changed since Friday: nothing is early, nothing late.
        ...Array.from({ length: isLong ? 150 / EVERY_MINUTES : 0 }, (_, time) =>
          deliver(new Date(on(4, '22:30').getTime() + time * EVERY_MINUTES * 60_000)),
        ),
      ];
      const until = { [DOWN.night]: on(5, '09:00'), [DOWN.wednesday]: on(6, '00:30') }[week];
      for (const { at, work } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
        if (until && at > on(4, '18:00') && at < until) continue;
        standAt(year.market, at);
        await work();
      }
      if (until) standAt(year.market, until);
    }
    problems.push(...(await orderViolations(database, await year.providerBooks(), true)));
  });
  afterAll(async () => {
    await year.close();
    await database.close();
  });

  type BasketOrder = { week: string; basket: keyof typeof PRICES; place: string; at: Date } & Sums;

  it('makes exactly the orders of the calendar for each customer, charged once, on the Wednesday (E48, E51, E52)', async () => {
    let orders = 0;
    for (const person of people) {
      const { rows } = await sql<BasketOrder>`
        select o.period_start as week, b.handle_primary as basket, coalesce(l.key, z.key) as place, o.created_at as at,
          o.subtotal, o.deposit, o.shipping, o.fee, o.gst, o.pst, o.total
        from orders o join user_basket u on u.id = o.user_basket_id join basket b on b.id = u.basket_id
          left join location l on l.id = o.location_id left join shipping_zone z on z.id = o.shipping_zone_id
        where o.customer_id = ${idOf(person.caller)} and o.status = 'processed'
        order by o.period_start, b.handle_primary`.execute(database.kysely);
      const expectedDeliveries = person.expected.baskets
        .map(({ week, basket, place, shipping }) => {
          const sums = expectedSums([{ ...PRICES[basket], quantity: 1 }], { shipping, fee: 0 });
          return { week, basket, place, ...sums };
        })
        .toSorted((one, other) => `${one.week} ${one.basket}`.localeCompare(`${other.week} ${other.basket}`));
      expect(
        rows.map(({ at: _at, ...row }) => row),
        who(person),
      ).toEqual(expectedDeliveries);
      for (const { week, at } of rows) {
        const [from, to] = [5, 6].map((days) => wallInstant(dayAfter(DAYS, week, days), '00:00'));
        expect([at >= from!, at < to!], `${week} ${at.toISOString()} ${who(person)}`).toEqual([true, true]);
      }
      const { length: missedDeliveries } = mails.filter(
        ({ to, subject }) => to.startsWith(`${person.life.name}@`) && subject.startsWith('Pas de panier'),
      );
      expect(missedDeliveries, who(person)).toBe(person.expected.missed.length);
      orders += rows.length;
    }
    expect(orders).toBeGreaterThan(1000 / SHARE);
  });

  it('sells other goods to them too, with the order fee for those who are not members at that time (F-134)', async () => {
    for (const person of people) {
      const { rows } = await sql<Expected['ordinary']>`
        select count(*)::int as orders, (count(*) filter (where status = 'merged'))::int as merged,
          (count(*) filter (where status = 'cancelled'))::int as cancelled,
          coalesce(sum(fee) filter (where status <> 'merged'), 0)::int as fee,
          coalesce(sum(shipping) filter (where status <> 'merged'), 0)::int as shipping
        from orders where customer_id = ${idOf(person.caller)} and user_basket_id is null`.execute(database.kysely);
      expect(rows[0], who(person)).toEqual(person.expected.ordinary);
    }
  });

  it('mails customers on trial once, seven days before its end (E62)', () => {
    for (const person of people) {
      const { trial, year: paid } = person.expected.member;
      const reminders = mails.filter(
        ({ to, subject }) => to.startsWith(`${person.life.name}@`) && subject.startsWith('Votre essai'),
      );
      const from = trial && !paid ? trialOver(trial).getTime() - TRIAL_REMINDER_MS : null;
      expect(reminders, who(person)).toHaveLength(from === null ? 0 : 1);
      if (from !== null)
        expect([reminders[0]!.at.getTime() - from >= 0, reminders[0]!.at.getTime() - from < DAY_MS]).toEqual([
          true,
          true,
        ]);
    }
  });

  it('accounts for every cent: payments and balance less refunds are totals less returns, ledgers match balances', async () => {
    expect(problems, `SEED=${SEED}`).toEqual([]);
    expect(await year.market.refunds.listOutstanding()).toEqual([]);
    expect(await checkInvariants(database)).toEqual([]);
    for (const person of people) {
      const { rows } = await sql<{ balance: number; used: number }>`
        select c.balance, (select coalesce(sum(o.balance_applied), 0)::int from orders o
          where o.customer_id = c.id and o.status not in ('merged', 'cancelled')) as used
        from customer c where c.id = ${idOf(person.caller)}`.execute(database.kysely);
      expect(rows[0]!.balance, who(person)).toBe(person.expected.given + rows[0]!.used);
    }
  });

  it.runIf(SHARE === 1)('includes enough events of every kind', () => {
    const count = (countOf: (person: Person) => number): number =>
      people.reduce((sum, person) => sum + countOf(person), 0);
    const deeds = (kind: string, how?: string) =>
      count(
        ({ expected }) =>
          expected.acts.filter((act) => act.kind === kind && (how === undefined || ('how' in act && act.how === how)))
            .length,
      );
    const least = [
      [count(({ expected }) => expected.missed.length), 60],
      [count(({ expected }) => expected.ordinary.merged), 10],
      [count(({ expected }) => expected.ordinary.cancelled), 10],
      [deeds('pause', 'add'), 100],
      [deeds('pause', 'range'), 30],
      [deeds('pause', 'all'), 5],
      [deeds('resume'), 40],
      [deeds('end'), 15],
      [deeds('move'), 20],
      [deeds('card'), 60],
      [deeds('auto'), 5],
      [deeds('combine'), 5],
      [deeds('again'), 5],
      [deeds('trial'), 20],
      [deeds('year'), 30],
      [deeds('leave'), 10],
    ] as const;
    for (const [index, [count, minimum]] of least.entries()) expect([index, count >= minimum]).toEqual([index, true]);
  });
});
