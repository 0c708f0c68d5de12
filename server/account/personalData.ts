import { dayAt } from '../../rules/zone.ts';
import type { Caller, Visitor } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';
import type { AccountParts } from './accountService.ts';
import type { CustomerView } from './customerView.ts';
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
export function createPersonalData(
  { database, balance, baskets, membership, cart, cards, customerOrders, refunds, favourites, restock }: AccountParts,
  currentCustomer: (visitor: Visitor) => Promise<CustomerView | null>,
) {
  return async function personalData(caller: Caller): Promise<PersonalDataFile | null> {
    const customer = await currentCustomer(caller.visitor);
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
      readConsents(database.kysely, id, CONSENTS),
      cart.view(caller),
      customerOrders.listByCustomer(id),
      customerOrders.changesOf(id),
      refunds.ofCustomer(id),
      cards.current(caller.visitor),
      membership.current(caller),
      balance.allMovements(id),
      favourites.ofCustomer(id, caller.now),
      restock.ofCustomer(id),
      baskets.subscriptions.list(caller.visitor),
      baskets.weeksOf(id),
    ]);
    const receipts = member ? await membership.charges(member) : [];
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
    };
    return {
      fileName: `etal-${dayAt(caller.now)}.json`,
      content: `${JSON.stringify(document, null, 2)}\n`,
    };
  };
}
