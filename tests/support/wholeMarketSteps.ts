import fc from 'fast-check';

/**
 * The state of the payment provider, or of the server that calls it, during a step. answerLost: the call takes effect
 * and its answer is lost. killed: the server is cut off before the provider received the call, or after.
 */
export type ProviderFault = 'none' | 'down' | 'answerLost' | 'refuses' | 'killedBefore' | 'killedAfter';

/**
 * What happens to an opened payment: its message arrives once, twice at once, later in any order, or never; it stays
 * open; the payer comes back unpaid; it expires.
 */
export type PaidHow = 'paid' | 'twice' | 'late' | 'lost' | 'open' | 'left' | 'lapsed';

/** One action at the market, by the numbers of person, order and line. Cents. */
export type MarketStep =
  | {
      kind: 'buy';
      who: number;
      goods: number[];
      express: boolean;
      isDelivered: boolean;
      code: boolean;
      credit: boolean;
      how: PaidHow;
    }
  | { kind: 'pay'; who: number; code: boolean; how: PaidHow }
  | { kind: 'join' | 'card' | 'trial' | 'year' | 'leaveYear' | 'endBasket' | 'basketInCart'; who: number }
  | { kind: 'refuseCard' | 'combine' | 'refundYear'; who: number }
  | { kind: 'autoClose'; who: number; goods: number[]; isDelivered: boolean }
  | { kind: 'subscribe'; who: number; isDelivered: boolean }
  | { kind: 'erase'; who: number; by: 'owner' | 'staff' }
  | { kind: 'later'; hours: number }
  | { kind: 'closing' | 'baskets' | 'missingEvening' | 'sweep' | 'deliver' | 'mail' }
  | { kind: 'renewals'; refused: boolean }
  | { kind: 'missing'; order: number; line: number }
  | { kind: 'return'; order: number; line: number; quantity: number; to: 'card' | 'balance' }
  | { kind: 'settle'; order: number; to: 'card' | 'balance' }
  | { kind: 'deposit'; who: number; amount: number; box: boolean }
  | { kind: 'adjust'; who: number; amount: number }
  | { kind: 'advance'; order: number; to: 'fulfilled' | 'shipped' | 'completed' | 'disputed' }
  | { kind: 'cancel'; order: number; to: 'cancelled' | 'refunded'; by: 'owner' | 'staff'; reopen: boolean };
export type MarketStepKind = MarketStep['kind'];

/** `again`: the same request is sent once more, to another server. */
export type FaultyMarketStep = { step: MarketStep; fault: ProviderFault; repeated: boolean };

const is = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const who = fc.nat({ max: 2 });
const order = fc.nat({ max: 5 });
const line = fc.nat({ max: 4 });
const to = fc.constantFrom('card' as const, 'balance' as const);
const bool = fc.boolean();
const seldom = fc.nat({ max: 3 }).map((chance) => chance === 0);
const amounts = fc.array(fc.constantFrom(0, 0, 1, 2, 3), { minLength: 1, maxLength: 3 });
const how = fc.oneof(
  { weight: 6, arbitrary: fc.constant<PaidHow>('paid') },
  { weight: 6, arbitrary: fc.constantFrom<PaidHow[]>('twice', 'late', 'lost', 'open', 'left', 'lapsed') },
);

type Buy = Extract<MarketStep, { kind: 'buy' }>;
const buy: fc.Arbitrary<Buy> = fc.record({
  kind: is('buy'),
  who,
  goods: amounts,
  express: seldom,
  isDelivered: bool,
  code: seldom,
  credit: seldom,
  how,
});
const weighted: [number, fc.Arbitrary<MarketStep>][] = [
  [9, buy],
  [2, fc.record({ kind: is('pay'), who, code: seldom, how })],
  [2, fc.record({ kind: is('join'), who: fc.constant(2) })],
  [5, fc.record({ kind: is('card', 'trial', 'year', 'leaveYear', 'endBasket', 'basketInCart'), who })],
  [3, fc.record({ kind: is('refuseCard', 'combine', 'refundYear'), who })],
  [3, fc.record({ kind: is('autoClose'), who, goods: amounts, isDelivered: bool })],
  [3, fc.record({ kind: is('subscribe'), who, isDelivered: seldom })],
  [1, fc.record({ kind: is('erase'), who, by: is('owner', 'staff') })],
  [3, fc.record({ kind: is('later'), hours: fc.constantFrom(1, 5, 30, 800) })],
  [9, fc.record({ kind: is('closing', 'baskets', 'missingEvening', 'sweep', 'deliver', 'mail') })],
  [1, fc.record({ kind: is('renewals'), refused: seldom })],
  [4, fc.record({ kind: is('missing'), order, line })],
  [5, fc.record({ kind: is('return'), order, line, quantity: fc.integer({ min: 1, max: 2 }), to })],
  [2, fc.record({ kind: is('settle'), order, to })],
  [2, fc.record({ kind: is('deposit'), who, amount: fc.constantFrom(1, 300, 600, 1000), box: seldom })],
  [2, fc.record({ kind: is('adjust'), who, amount: fc.constantFrom(-1500, -60, 60, 700) })],
  [2, fc.record({ kind: is('advance'), order, to: is('fulfilled', 'shipped', 'completed', 'disputed') })],
  [
    3,
    fc.record({ kind: is('cancel'), order, to: is('cancelled', 'refunded'), by: is('owner', 'staff'), reopen: bool }),
  ],
];

type FaultyStep = fc.Arbitrary<FaultyMarketStep>;
const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant<ProviderFault>('none') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<ProviderFault[]>('down', 'answerLost', 'refuses', 'killedBefore', 'killedAfter'),
  },
);
const withFault = (step: fc.Arbitrary<MarketStep>): FaultyStep => fc.record({ step, fault, repeated: seldom });
const withoutFault = (step: fc.Arbitrary<MarketStep>): FaultyStep =>
  fc.record({ step, fault: fc.constant<ProviderFault>('none'), repeated: fc.constant(false) });

const any = withFault(fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary }))));
const job = (kind: 'closing' | 'baskets' | 'missingEvening'): FaultyStep => withFault(fc.record({ kind: is(kind) }));
const checkoutStep = (person: number, more: Partial<Buy> = {}): FaultyStep =>
  withoutFault(buy.map((step): Buy => ({ ...step, who: person, credit: false, express: false, how: 'paid', ...more })));

/** Sequences that are rare by chance, because one action needs another one before it. */
const stories = (person: number): FaultyStep[][] => {
  const its = fc.constant(person);
  const subscribe = withoutFault(fc.record({ kind: is('subscribe'), who: its, isDelivered: seldom }));
  const spend = withoutFault(fc.record({ kind: is('adjust'), who: its, amount: fc.constant(-1500) }));
  return [
    [
      withoutFault(fc.record({ kind: is('autoClose'), who: its, goods: amounts, isDelivered: bool })),
      job('closing'),
      job('closing'),
    ],
    [subscribe, job('baskets'), any, job('baskets')],
    [subscribe, withoutFault(fc.record({ kind: is('basketInCart'), who: its })), checkoutStep(person)],
    [withFault(fc.record({ kind: is('missing'), order, line })), any, job('missingEvening')],
    [
      checkoutStep(person, { isDelivered: false }),
      withoutFault(fc.constant({ kind: 'later', hours: 5 })),
      checkoutStep(person, { isDelivered: false }),
      withoutFault(fc.record({ kind: is('combine'), who: its })),
    ],
    [spend, withFault(buy.map((step) => ({ ...step, who: person, credit: true, express: false })))],
    [
      withoutFault(fc.record({ kind: is('year'), who: its })),
      any,
      withoutFault(fc.record({ kind: is('renewals'), refused: seldom })),
    ],
    [
      checkoutStep(person, { how: 'open' }),
      job('closing'),
      withFault(fc.record({ kind: is('pay'), who: its, code: seldom, how })),
    ],
  ];
};
const story = fc.oneof(...[0, 1].flatMap(stories).map((steps) => fc.tuple(...steps)));

/** Purchases by two customers and a guest, then random steps. */
export const marketSteps: fc.Arbitrary<FaultyMarketStep[]> = fc
  .tuple(
    fc.tuple(...[0, 1, 2].map((person) => checkoutStep(person))),
    fc.array(fc.oneof({ weight: 5, arbitrary: fc.tuple(any) }, { weight: 2, arbitrary: story }), {
      minLength: 6,
      maxLength: 16,
    }),
  )
  .map(([first, then]) => [...first, ...then.flat()]);
