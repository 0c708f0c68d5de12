import type { ChargeRecord, CustomerRecord, ObjectRecord } from '../../server/embedded/payment/objectRecord.ts';
import { startPaymentProvider } from '../../server/embedded/payment/paymentProvider.ts';
import type { ProviderStore } from '../../server/embedded/payment/providerStore.ts';
import { createMemoryProviderStore } from '../support/payment/memoryProviderStore.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from '../support/payment/providerHarness.ts';
import { plannedCart } from './closingPlan.ts';

/** A charge as the provider reports it. */
export type Charged = Pick<ChargeRecord, 'id' | 'customer' | 'amount' | 'refusal'> & { attempt: string | undefined };

const CARD = { brand: 'visa', country: 'CA', last4: '4242', expMonth: 8, expYear: 2040, created: 1_790_000_000 };

function customerOf(index: number): CustomerRecord {
  const { customer, card, charged } = plannedCart(index, ['']);
  const timestamps = { created: CARD.created, keys: [], event: null, deleted: false, metadata: {} };
  const who = { email: `${customer}@exemple.ca`, name: null, locale: 'fr' };
  return {
    kind: 'customer',
    id: customer,
    ...timestamps,
    ...who,
    cards: [{ ...CARD, id: card, charged }],
    chosen: card,
  };
}

// The payment provider of a closing night, as a process of its own, with CARTS customers; it reports charges to
// WEBHOOK.
const charges = new Map<string, ObjectRecord>();
const store: ProviderStore<ObjectRecord> = {
  load: async () => Array.from({ length: Number(process.env.CARTS) }, (_, index) => customerOf(index)),
  save: async (record) => void charges.set(record.id, record),
  remove: async (id) => void charges.delete(id),
};
const provider = await startPaymentProvider({
  port: 0,
  host: '127.0.0.1',
  isPublic: false,
  store: createMemoryProviderStore(),
  objects: store,
  secretKey: SECRET_KEY,
  webhookUrl: process.env.WEBHOOK ?? '',
  webhookSecret: WEBHOOK_SECRET,
  marketName: 'Marché du Portage',
});
const owed = () => [...charges.values()].filter(({ event }) => event?.settledAt === null).length;
const OWED_CHECK_MS = 5;
function tellWhenSettled(): void {
  if (owed() === 0) process.send?.({ settled: true });
  else setTimeout(tellWhenSettled, OWED_CHECK_MS);
}
process.on('message', (question) => {
  if (question === 'settled') return tellWhenSettled();
  const reported: Charged[] = [...charges.values()].flatMap((record) =>
    record.kind === 'charge'
      ? [
          {
            id: record.id,
            customer: record.customer,
            amount: record.amount,
            refusal: record.refusal,
            attempt: record.metadata.attempt_id,
          },
        ]
      : [],
  );
  process.send?.({ charges: reported });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: provider.port });
