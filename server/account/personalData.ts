import { marketFileName } from '#rules/marketIdentity.ts';
import { dayAt } from '#rules/zone.ts';
import * as balance from '../balance/balanceService.ts';
import * as baskets from '../baskets/basketService.ts';
import * as userBaskets from '../baskets/userBaskets.ts';
import type { Caller } from '../caller.ts';
import * as cart from '../cart/cartService.ts';
import * as favourites from '../favourites/favouriteService.ts';
import { toId } from '../graphql/globalId.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import * as problemPhotos from '../orders/problemPhotos.ts';
import * as refunds from '../refunds/refundService.ts';
import * as restock from '../restock/restockService.ts';
import type { AccountMarket } from './accountMarket.ts';
import { current } from './customerView.ts';
import { readConsents } from './profileStore.ts';

/** A JSON document (UTF-8) and the name to save it under. */
export type PersonalDataFile = { fileName: string; content: string };

/** Most consents of a file; there is one row for each change of mind. */
const CONSENTS = 10_000;

/**
 * Everything that the market stores about a customer, by the names of the API (Québec's Law 25): profile, card,
 * consents, cart, membership, recurring baskets with their weeks, favourites, and orders with their lines, changes and
 * refunds. Money in cents, instants in UTC.
 */
export async function personalData(market: AccountMarket, caller: Caller): Promise<PersonalDataFile | null> {
  const customer = await current(market, caller.visitor);
  if (!customer) return null;
  const { id, preferredLocation, newsletterConsent: _latest, ...profile } = customer;
  const [
    consents,
    view,
    orders,
    changes,
    refunded,
    card,
    member,
    movements,
    favouriteProducts,
    awaited,
    subscribed,
    weeks,
  ] = await Promise.all([
    readConsents(market.database.kysely, id, CONSENTS),
    cart.view(market, caller),
    customerOrders.listByCustomer(market.database, id),
    customerOrders.changesOf(market.database, id),
    refunds.ofCustomer(market, id),
    market.cards.current(caller.visitor),
    market.membership.current(caller),
    balance.allMovements(market.database, id),
    favourites.ofCustomer(market, id, caller.now),
    restock.ofCustomer(market, id),
    userBaskets.list(market, caller.visitor),
    baskets.weeksOf(market, id),
  ]);
  const receipts = member ? await market.membership.charges(member) : [];
  const { name } = await market.siteInformation.profile();
  const document = {
    exportedAt: caller.now,
    customer: {
      id: toId('User', id),
      ...profile,
      preferredLocation: preferredLocation && toId('Location', preferredLocation),
    },
    card: card && {
      type: card.type,
      brand: card.brand,
      country: card.country,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
    },
    membership: member && {
      status: member.status,
      startDate: member.start_date,
      trialEnd: member.trial_end,
      currentPeriodEnd: member.current_period_end,
      cancelAtPeriodEnd: member.cancel_at_period_end,
      card: member.card_last4 === null ? null : { brand: member.card_brand, last4: member.card_last4 },
      receipts: receipts.map(({ number, paid_at: paidAt, subtotal, total }) => ({ number, paidAt, subtotal, total })),
    },
    balanceMovements: movements.map(({ amount, balance: after, reason, note, createdAt }) => ({
      amount,
      balance: after,
      reason,
      note,
      createdAt,
    })),
    recurringBaskets: subscribed.map(({ basket, location, shippingZone, note, startWeek, paused }) => ({
      basket: basket.name,
      frequency: basket.frequency,
      pickupPlace: location?.name ?? null,
      deliveryZone: shippingZone?.name ?? null,
      note,
      since: startWeek,
      pausedWeeks: paused,
    })),
    recurringBasketWeeks: weeks,
    favourites: favouriteProducts.map(({ product }) => product.name),
    restockNotices: awaited.map(({ name }) => name),
    newsletterConsents: consents,
    cart: {
      fromStorage: view.fromStorage,
      pickupPlace: view.location?.name ?? null,
      deliveryZone: view.zone?.name ?? null,
      note: view.note,
      allergies: view.allergies,
      lines: view.lines.map(({ variant, quantity, unsure }) => ({
        product: variant.product.name,
        variant: variant.name,
        quantity,
        confirmed: !unsure,
      })),
    },
    orders: orders.map((order) => ({
      ...order,
      changes: changes.get(order.id) ?? [],
      refunds: refunded.get(order.id) ?? [],
    })),
    refundedAmounts: await refunds.amountsOf(
      market,
      orders.map((order) => order.id),
    ),
    problemPhotos: await problemPhotos.ofOrders(
      market,
      orders.map((order) => order.id),
    ),
  };
  return {
    fileName: `${marketFileName(name[caller.locale])}-${dayAt(caller.now)}.json`,
    content: `${JSON.stringify(document, null, 2)}\n`,
  };
}
