import fc from 'fast-check';

/**
 * The state of the provider, or of the server that calls it, during a step. killed: cut off before the provider
 * received the call, or after.
 */
export type ProviderFault = 'none' | 'down' | 'refuses' | 'killed before' | 'killed after';

/** One action of a customer or the desk about money, by the numbers of order and line. */
export type MoneyStep =
  | { kind: 'buy'; useBalance: boolean; later: boolean }
  /** An order that staff enter, paid in cash, and by the customer's credit first; and its cash. */
  | { kind: 'enter'; credit: boolean }
  | { kind: 'receive'; order: number }
  | { kind: 'unreceive'; order: number }
  | { kind: 'missing'; order: number; line: number }
  | { kind: 'return'; order: number; line: number; quantity: number; to: 'card' | 'balance' }
  | { kind: 'remove'; order: number; line: number; quantity: number; to: 'card' | 'balance' }
  | { kind: 'amount'; order: number; amount: number; to: 'card' | 'balance' }
  | { kind: 'settle'; order: number; to: 'card' | 'balance' }
  | { kind: 'deposit'; amount: number }
  | { kind: 'adjust'; amount: number }
  | { kind: 'cancel'; order: number; to: 'cancelled' | 'refunded'; by: 'owner' | 'staff' }
  | { kind: 'sweep' };

/** `again`: the same request is sent once more, to another server. */
export type FaultyStep = { step: MoneyStep; fault: ProviderFault; repeated: boolean };

const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
const order = fc.nat({ max: 3 });
const line = fc.nat({ max: 3 });
const to = fc.constantFrom('card' as const, 'balance' as const);

const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: is('buy'), useBalance: fc.boolean(), later: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: is('enter'), credit: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: is('receive'), order }) },
  { weight: 1, arbitrary: fc.record({ kind: is('unreceive'), order }) },
  { weight: 2, arbitrary: fc.record({ kind: is('missing'), order, line }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: is('return'), order, line, quantity: fc.integer({ min: 1, max: 2 }), to }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: is('remove'), order, line, quantity: fc.integer({ min: 1, max: 2 }), to }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: is('amount'), order, amount: fc.constantFrom(1, 333, 2000, 3500), to }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('settle'), order, to }) },
  { weight: 3, arbitrary: fc.record({ kind: is('deposit'), amount: fc.constantFrom(1, 150, 300, 500) }) },
  { weight: 1, arbitrary: fc.record({ kind: is('adjust'), amount: fc.constantFrom(-700, -60, 60, 700) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: is('cancel'),
      order,
      to: fc.constantFrom('cancelled' as const, 'refunded' as const),
      by: fc.constantFrom('owner' as const, 'staff' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('sweep') }) },
);

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<ProviderFault>('none') },
  { weight: 4, arbitrary: fc.constantFrom<ProviderFault[]>('down', 'refuses', 'killed before', 'killed after') },
);

/** A purchase, then random steps. */
export const moneySteps: fc.Arbitrary<FaultyStep[]> = fc
  .tuple(fc.boolean(), fc.array(fc.record({ step, fault, repeated: fc.boolean() }), { minLength: 6, maxLength: 16 }))
  .map(([useBalance, steps]) => [
    { step: { kind: 'buy', useBalance, later: false }, fault: 'none', repeated: false },
    ...steps,
  ]);

/** A purchase of which one unit is removed and one goes back: tried in every run, whatever else chance brings. */
export const ONE_RETURN: FaultyStep[] = [
  { step: { kind: 'buy', useBalance: false, later: false }, fault: 'none', repeated: false },
  { step: { kind: 'remove', order: 0, line: 0, quantity: 1, to: 'card' }, fault: 'killed after', repeated: true },
  { step: { kind: 'return', order: 0, line: 0, quantity: 1, to: 'card' }, fault: 'none', repeated: false },
];
