import { FREE_DELIVERY_ABOVE, ORDER_FEE, ZONE_PRICE } from './expectedPrices.ts';
import { basketFridays, dayAfter, wallInstant } from './yearCalendar.ts';
import type { Rhythm } from './yearCalendar.ts';
import { standingAt, trialOver } from './yearMembership.ts';
import type { MemberMarks } from './yearMembership.ts';
import { DAYS, DOWN, dateOf, instantOf, MOMENT_NAMES, openWeeks, WEEKS } from './yearPlan.ts';
import type { Act, Life, Place } from './yearPlan.ts';

export type ExpectedBasket = { week: string; basket: Rhythm; place: Place; shipping: number };
/**
 * The expected result of a simulated customer. Sums in cents. `acts`: the planned actions that are possible, with their
 * instants.
 */
export type Expected = {
  acts: (Act & { at: Date })[];
  baskets: ExpectedBasket[];
  missed: { week: string; basket: Rhythm }[];
  ordinary: { orders: number; merged: number; cancelled: number; fee: number; shipping: number };
  /** Credit given, and deposits. */
  given: number;
  member: MemberMarks;
};

type Running = { basket: Rhythm; fridays: Set<string>; paused: Set<string>; place: Place };
type Bought = {
  place: Place;
  week: string;
  at: Date;
  fee: number;
  shipping: number;
  state: 'live' | 'merged' | 'cancelled';
};

export const DELIVERY_PRICES: Record<Place, number> = { marche: 0, plateau: 0, vallee: ZONE_PRICE };
/** Two are on the edge of free delivery: the limit pays for it, a cent more does not. */
export const PRICES: Record<Rhythm, { price: number; taxed: number; deposit: number }> = {
  weekly: { price: 3200, taxed: 0, deposit: 0 },
  biweekly: { price: 4900, taxed: 1900, deposit: 80 },
  monthly: { price: 2400, taxed: 0, deposit: 200 },
  bimonthly: { price: FREE_DELIVERY_ABOVE + 1, taxed: 2000, deposit: 0 },
  quarterly: { price: 6000, taxed: 6000, deposit: 0 },
  semiannual: { price: FREE_DELIVERY_ABOVE, taxed: 50, deposit: 1000 },
};
export const DEPOSIT_RETURN = 10;
const FOUR_HOURS_MS = 4 * 3_600_000;
const isZone = (place: Place): boolean => place !== 'marche';

/** Simulates a customer on paper: week by week, the actions at each moment and what becomes due at Tuesday's midnight. */
export function liveThrough({ acts }: Life): Expected {
  const running: Running[] = [];
  const expectedOrders: Bought[] = [];
  const member: MemberMarks = { trial: null, year: null, leaves: [], cards: [] };
  const expected: Expected = {
    acts: [],
    baskets: [],
    missed: [],
    ordinary: { orders: 0, merged: 0, cancelled: 0, fee: 0, shipping: 0 },
    given: 0,
    member,
  };
  let card: boolean | null = null;
  const zonePaid = (week: string): boolean =>
    expectedOrders.some((one) => one.week === week && one.state === 'live' && isZone(one.place)) ||
    expected.baskets.some((one) => one.week === week && isZone(one.place));

  function leaveCard(at: Date, isGood: boolean): void {
    card = isGood;
    member.cards.push({ at, isGood });
  }
  function buy(place: Place, week: string, at: Date): void {
    const isMember = (standingAt(member, at)?.status ?? 'cancelled') !== 'cancelled';
    const joins = expectedOrders.some(
      (one) =>
        one.state === 'live' &&
        one.week === week &&
        one.place === place &&
        at.getTime() - one.at.getTime() <= FOUR_HOURS_MS,
    );
    const shipping = zonePaid(week) ? 0 : DELIVERY_PRICES[place];
    expectedOrders.push({ place, week, at, fee: isMember ? 0 : ORDER_FEE, shipping, state: joins ? 'merged' : 'live' });
  }

  /** Performs an action on paper. False: it is impossible. */
  function perform(act: Act, at: Date): boolean {
    const one = 'basket' in act ? running.find(({ basket }) => basket === act.basket) : undefined;
    const recent = expectedOrders.filter(({ week, state }) => week === act.week && state === 'live');
    switch (act.kind) {
      case 'subscribe':
        if (one) return false;
        if (card === null) leaveCard(at, true);
        running.push({
          basket: act.basket,
          fridays: new Set(basketFridays(DAYS, act.basket, dateOf(act))),
          paused: new Set(),
          place: act.place,
        });
        return true;
      case 'end':
        if (!one) return false;
        running.splice(running.indexOf(one), 1);
        return true;
      case 'move':
        if (one) one.place = act.place;
        return one !== undefined;
      case 'pause':
        // Setting a range, or all, resumes all other weeks.
        if (one && act.how !== 'add') for (const week of openWeeks(act)) one.paused.delete(week);
        act.weeks.forEach((week) => one?.paused.add(week));
        return one !== undefined;
      case 'resume':
        (act.how === 'all' ? openWeeks(act) : act.weeks).forEach((week) => one?.paused.delete(week));
        return one !== undefined;
      case 'card':
        leaveCard(at, act.card === 'good');
        return true;
      case 'buy':
        buy(act.place, act.week, at);
        return true;
      case 'auto':
        return (
          card === true &&
          !acts.some(({ kind, week, moment }) => kind === 'card' && week === act.week && moment === act.moment)
        );
      case 'again':
        if (recent[0]) buy(recent[0].place, act.week, at);
        return recent.length > 0;
      case 'combine': {
        const last = recent.at(-1);
        const first = recent.find((other) => other !== last && other.place === last?.place);
        if (!last || !first) return false;
        last.state = 'merged';
        return true;
      }
      case 'cancelOrder': {
        const last = recent.at(-1);
        if (!last) return false;
        last.state = 'cancelled';
        return true;
      }
      case 'credit':
        expected.given += act.amount;
        return true;
      case 'deposit':
        if (recent.length > 0) expected.given -= DEPOSIT_RETURN;
        return recent.length > 0;
      case 'trial':
        if (member.trial ?? member.year) return false;
        member.trial = at;
        return true;
      case 'year': {
        if (member.year) return false;
        if (member.trial && at >= trialOver(member.trial)) return false;
        member.year = at;
        return true;
      }
      case 'leave': {
        if (standingAt(member, at)?.status !== 'active') return false;
        member.leaves.push(at);
        return true;
      }
    }
  }

  for (const week of WEEKS) {
    let due: { basket: Rhythm; place: Place }[] = [];
    const charge = (): void => {
      if (card !== true) return;
      for (const { basket, place } of due) {
        const isFree = PRICES[basket].price > FREE_DELIVERY_ABOVE || zonePaid(week);
        expected.baskets.push({ week, basket, place, shipping: isFree ? 0 : DELIVERY_PRICES[place] });
      }
      due = [];
    };
    for (const moment of MOMENT_NAMES) {
      if (moment === 'wednesday') {
        due = running.filter(({ fridays, paused }) => fridays.has(week) && !paused.has(week)).map(({ ...one }) => one);
        if (week !== DOWN.wednesday) charge();
      }
      const now = acts.filter((act) => act.week === week && act.moment === moment);
      for (const [nth, act] of now.entries()) {
        const at = new Date(instantOf(act).getTime() + nth * 1000);
        if (perform(act, at)) expected.acts.push({ ...act, at });
      }
      // There is one cart, bought once, by the latest settings; a later purchase takes everything in it.
      const last = expected.acts.findLast(({ kind }) => kind === 'auto' || kind === 'buy' || kind === 'again');
      if (moment === 'sunday' && last?.kind === 'auto' && last.week === week)
        buy(last.place, week, wallInstant(dayAfter(DAYS, week, 3), '00:00'));
      if (moment === 'wednesday' && week !== DOWN.wednesday) charge();
    }
    expected.missed.push(...due.map(({ basket }) => ({ week, basket })));
  }
  expected.ordinary = {
    orders: expectedOrders.length,
    merged: expectedOrders.filter(({ state }) => state === 'merged').length,
    cancelled: expectedOrders.filter(({ state }) => state === 'cancelled').length,
    fee: expectedOrders.reduce((sum, { fee }) => sum + fee, 0),
    shipping: expectedOrders.reduce((sum, { shipping }) => sum + shipping, 0),
  };
  return expected;
}
