import { randomUUID } from 'node:crypto';
import { basketOptOut, pausableWeeks } from '#rules/basketDates.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { periodStarting, openPeriodAt, USUAL_CALENDAR } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import type { SignedIn } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken, sessionIdOf } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { DEMO_DEEDS, DEMO_MEMBER } from './demoMember.ts';
import type { DemoDeed, DemoPlace } from './demoMember.ts';
import { stageOrders } from './seedingStages.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Time of an action before the closing of its week: Saturday 18:00. */
const BEFORE_CLOSING_MS = 30 * HOUR_MS;
/** Time of the open week's actions, as a fraction of its elapsed part. */
const INTO_OPEN_WEEK = 0.3;
const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 40', code: '424' };

export type MemberSeeding = {
  database: Database;
  services: Services;
  payment: PaymentGateway;
  /** The market's clock, which the services read and this sets. */
  clock: { now(): Date; put(at: Date): void };
  /** The payment provider's origin for this process. */
  providerUrl: string;
  publicUrl: string;
  /** Sends the queued mails of an action. */
  sendMails(): Promise<unknown>;
};

type Step = { at: Date; run(): Promise<void> };

/**
 * Performs DEMO_DEEDS for the demo's member by the market's own services and the payment provider's own pages, each at
 * its time before `now`: a customer with a history, whose every sum, mail and payment is real.
 */
export async function seedDemoMember(parts: MemberSeeding, now: Date): Promise<void> {
  const { services, payment, clock, providerUrl, publicUrl } = parts;
  const { account, baskets, cards, cart, catalogue, checkout, favourites, fulfilment, refunds } = services;
  const { membership, orders, customerOrders } = services;
  const found = DEMO_ACCOUNTS.find(({ key }) => key === 'member');
  if (!found) throw new Error('The demo has no member');
  const { email, subject, locale } = found;
  const sessionToken = newSessionToken();
  const sessionId = sessionIdOf(sessionToken);
  const { products } = await catalogue.current();
  const productOf = (handle: string) => {
    const product = [...products.values()].find(({ handlePrimary }) => handlePrimary === handle);
    if (!product) throw new Error(`The demo market has no product ${handle}`);
    return product;
  };
  const week = (ago: number) =>
    periodStarting(addDays(openPeriodAt(now, USUAL_CALENDAR).startDate, -PERIOD_DAYS * ago), USUAL_CALENDAR);
  const hourOf = ({ weeksAgo }: DemoDeed): Date => {
    if (weeksAgo > 0) return new Date(week(weeksAgo).closesAt.getTime() - BEFORE_CLOSING_MS);
    const since = week(1).closesAt.getTime();
    return new Date(since + (now.getTime() - since) * INTO_OPEN_WEEK);
  };

  clock.put(hourOf({ kind: 'begins', weeksAgo: Math.max(...DEMO_DEEDS.map(({ weeksAgo }) => weeksAgo)) }));
  const customer: SignedIn = await services.identity.recognise(
    {
      subject,
      platform: 'consumer',
      roles: [],
      locale,
      email,
      emailVerified: true,
      completeProfile: false,
      newsletterAt: null,
      organization: null,
      issuedAt: new Date(),
      expiresAt: new Date(Date.now() + HOUR_MS),
    },
    { sessionId },
    locale,
  );
  const visitor = { sessionToken, sessionId, isNew: false, customer, address: '127.0.0.1', origin: publicUrl };
  const caller = () => ({ visitor, locale, now: clock.now() });

  /** Completes a page of the provider as its payer would. */
  async function payAt(path: string): Promise<void> {
    const form = { ...CARD, email, cardName: 'Maude Lafreniere' };
    const { status } = await fetch(new URL(path, providerUrl), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    if (status !== 303) throw new Error(`The payment provider answered ${status}`);
  }

  const placeOf = async (place: DemoPlace) => {
    const key = 'location' in place ? place.location : place.zone;
    const places = 'location' in place ? await fulfilment.locations() : await fulfilment.shippingZones();
    const id = places.find((one) => one.key === key)?.id;
    if (id === undefined) throw new Error(`The demo market has no place ${key}`);
    return 'location' in place ? { locationId: toId('Location', id) } : { shippingZoneId: toId('ShippingZone', id) };
  };

  async function begin(): Promise<void> {
    const { locationId } = await placeOf({ location: DEMO_MEMBER.preferredLocation });
    await account.update(caller(), { ...DEMO_MEMBER.profile, preferredLocationId: locationId });
    const page = await cards.setUp(caller(), `${publicUrl}/compte`, `${publicUrl}/compte`);
    await payAt(new URL(page).pathname);
    if (!(await cards.chargeableNow(customer.id))) throw new Error('The card of the demo was not kept');
  }

  async function join(): Promise<void> {
    await payAt(new URL(await membership.create(caller())).pathname);
    const known = await cards.knownAs(customer.id);
    if (known !== null) await membership.handle({ kind: 'membership', customer: known });
  }

  async function buy({ place, goods, note }: Extract<DemoDeed, { kind: 'buys' }>): Promise<string> {
    for (const [handle, quantity] of Object.entries(goods)) {
      const [variant] = productOf(handle).variants;
      if (variant) await cart.add(caller(), variant.id, quantity);
    }
    await cart.updateSession(caller(), await placeOf(place));
    if (note !== undefined) await cart.updateCart(caller(), { note });
    const sessionId = await checkout.checkout(caller(), { useBalance: false, period: null });
    await payAt(`/c/pay/${sessionId}`);
    const session = await payment.retrieveSession(sessionId);
    await checkout.handleEvent({ id: `evt_demo_${randomUUID()}`, type: 'checkout.session.completed', session });
    const attempt = await checkout.payment(visitor, sessionId);
    const order = attempt && (await orders.ofAttempt(visitor, attempt.id));
    if (!order) throw new Error(`An order of the demo was not paid: ${Object.keys(goods).join(', ')}`);
    return order.id;
  }

  async function subscribe({ basket: handle, location }: Extract<DemoDeed, { kind: 'subscribes' }>): Promise<void> {
    const basket = (await baskets.onOffer()).find(({ handlePrimary }) => handlePrimary === handle);
    if (!basket) throw new Error(`The demo market has no basket ${handle}`);
    await baskets.subscriptions.subscribe(caller(), basket.id, await placeOf({ location }));
  }

  function stepsOf(deed: DemoDeed): Step[] {
    const at = hourOf(deed);
    if (deed.kind === 'begins') return [{ at, run: begin }];
    if (deed.kind === 'joins') return [{ at, run: join }];
    if (deed.kind === 'subscribes') {
      const due = Array.from({ length: deed.weeksAgo + 1 }, (_, ago) =>
        basketOptOut(week(deed.weeksAgo - ago).startDate, USUAL_CALENDAR),
      );
      const later = due.map((end) => ({
        at: new Date(end.getTime() + MINUTE_MS),
        run: async () => void (await baskets.deliver()),
      }));
      return [{ at, run: () => subscribe(deed) }, ...later];
    }
    const bought = new Date(at.getTime() + (deed.hoursLater ?? 0) * HOUR_MS);
    let order = '';
    const steps: Step[] = [{ at: bought, run: async () => void (order = await buy(deed)) }];
    const changesMind = {
      at: new Date(bought.getTime() + HOUR_MS),
      run: () => refunds.cancelOwn(caller(), order, { reopenCart: false }),
    };
    return deed.cancels === true ? [...steps, changesMind] : steps;
  }

  const steps = DEMO_DEEDS.flatMap(stepsOf).filter(({ at }) => at <= now);
  for (const { at, run } of steps.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    clock.put(at);
    await run();
    await parts.sendMails();
  }

  clock.put(now);
  for (const handle of DEMO_MEMBER.favourites)
    await favourites.mark(caller(), toId('Product', productOf(handle).id), true);
  const paused = pausableWeeks(now, USUAL_CALENDAR)[DEMO_MEMBER.pausedWeek];
  for (const { id } of await baskets.subscriptions.list(visitor))
    if (paused) await baskets.subscriptions.update(caller(), id, { pauseWeeks: [toId('Period', paused.id)] });
  await stageOrders(parts, await customerOrders.listByCustomer(customer.id), now);
}
