import type { ProviderState } from '../engine/contractCase.ts';
import { anyText } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { listOf, type Params } from '../engine/stateParams.ts';
import { eggs, pickupPoint, tomatoes } from './fixtureIds.ts';

/** The provider states of the cases, and expectations about the carts that follow (contracts/provider-states.md). */
export const newVisitor: ProviderState = { name: 'a visitor without a cart' };

/** What the goods of carts, orders and single products are called and look like, by the id of their variant. */
const goods: Record<string, Params> = {
  [tomatoes]: {
    names: ['Tomates sous contrat', 'Tomatoes under contract'],
    handles: ['tomates-sous-contrat', 'tomatoes-under-contract'],
    images: ['tomates', 'tomates-en-grappe'],
  },
  [eggs]: {
    names: ['Œufs sous contrat', 'Eggs under contract'],
    handles: ['oeufs-sous-contrat', 'eggs-under-contract'],
    images: ['oeufs'],
  },
};
const asGoods = (params: Params): Params => ({ ...goods[String(params.variant)], ...params });

export const onSale = (variant: string, params: Params = {}): ProviderState => ({
  name: 'a product on sale',
  params: asGoods({ variant, ...params }),
});

export const cartOf = (lines: Params[], params: Params = {}): ProviderState => ({
  name: 'a cart',
  params: { lines: lines.map(asGoods), ...params },
});

/** The default line of the cases' payments. */
export const purchasedLine = { variant: tomatoes, quantity: 2, price: 450 };
/** A payment of a cart with this destination; returns the value `session`. */
export const payment = (state: string, place: Json, params: Params = {}): ProviderState => ({
  name: 'a payment',
  params: { state, place, ...params, lines: listOf(params.lines ?? [purchasedLine]).map(asGoods) },
});

/** The market lends this box, or with null none. */
export const boxToLend = (variant: string | null): ProviderState => ({ name: 'a box to borrow', params: { variant } });
/** The payment provider opens no page, deletes no customer, or refunds nothing. */
export const providerRefuses = (refuses: 'pages' | 'deletion' | 'refunds'): ProviderState => ({
  name: 'the payment provider refuses',
  params: { refuses },
});
/** Returns the values `origin` (the market's own), `period` (the open week's id) and `request` (an unused request key). */
export const marketAsItIs: ProviderState = { name: 'the market as it is' };

/** The only places that serve the current week. */
export const openPlacesState = (params: Record<string, Json>): ProviderState => ({
  name: 'places of the open week',
  params,
});

/** The market has run one of its jobs, requested by this customer of an earlier state, who is staff. */
export const jobRun = (job: string, by: string): ProviderState => ({ name: 'a job was run', params: { job, by } });

/** The message that `messageSent` sends. */
export const lateBread = {
  subject: { primary: 'Le pain est en retard', secondary: 'The bread is late' },
  text: { primary: 'Il arrive à midi.', secondary: 'It arrives at noon.' },
} as const;
/** It was sent to those who pick up their order of the open week at the pickup point, by this customer of an earlier state, who is staff. */
export const messageSent = (by: string): ProviderState => ({
  name: 'a message was sent',
  params: { by, location: pickupPoint, ...lateBread },
});

/** The params of a refusal that names a line. */
export const lineParams = { variant: anyText, name: anyText };

/** The cart at a field is empty. */
export const emptyUnder = (field: string): ExpectedFields => ({ [`${field}.items`]: [], [`${field}.totals.items`]: 0 });

/** The cart at a field goes to the pickup point. */
export const cartPickedUpUnder = (field: string): ExpectedFields => ({
  [`${field}.locationId`]: pickupPoint,
  [`${field}.location.id`]: pickupPoint,
  [`${field}.location.expressSlot`]: present,
  [`${field}.slot`]: present,
  [`${field}.shippingZone`]: null,
});

/** The cart at a field has one confirmed line of this variant. */
export const oneLineUnder = (field: string, variantId: string, quantity: number): ExpectedFields => ({
  [`${field}.items`]: rows(1),
  [`${field}.items[].variantId`]: variantId,
  [`${field}.items[].quantity`]: quantity,
  [`${field}.items[].unsure`]: false,
});
