import type { RehearsedCart, RehearsalResult } from '../checkout/closing/closingRehearsal.ts';
import type { RootResolvers, TypeResolvers, StaffResolvers } from '../graphql/required.ts';
import { reasonTexts } from '../text/reasonTexts.ts';

type ClockResolvers = {
  Mutation: RootResolvers<'Mutation', 'runJob'>;
  Staff: StaffResolvers<'jobs' | 'rehearsal'>;
  Job: TypeResolvers<'Job'>;
  ClosingRehearsal: TypeResolvers<'ClosingRehearsal'>;
  RehearsedCart: TypeResolvers<'RehearsedCart'>;
};

/** More than staff can look through at once. */
const CARTS_SHOWN = 500;

const count = (carts: RehearsedCart[], kind: RehearsalResult['kind']): number =>
  carts.filter(({ result }) => result.kind === kind).length;

/** The refused ones first, then the dearest. */
const weight = ({ result }: RehearsedCart): number => (result.kind === 'bought' ? result.total : Infinity);

/** The desk's clock: the jobs, and the rehearsal of the closing. */
export const clockResolvers = {
  Mutation: { runJob: (_, { job }, context) => context.services.desk.runJob(context, job) },
  Staff: {
    jobs: (_staff, _args, { services }) => services.work.list(),
    rehearsal: (_staff, _args, { services }) => services.checkout.rehearseClosing(),
  },
  Job: { id: ({ name }) => `job_${name}` },
  ClosingRehearsal: {
    bought: ({ carts }) => count(carts, 'bought'),
    refused: ({ carts }) => count(carts, 'refused'),
    unsure: ({ carts }) => count(carts, 'unsure'),
    waiting: ({ carts }) => count(carts, 'waiting'),
    carts: ({ carts }) =>
      carts
        .filter(({ result: { kind } }) => kind === 'bought' || kind === 'refused')
        .toSorted((left, right) => weight(right) - weight(left) || left.cartId.localeCompare(right.cartId))
        .slice(0, CARTS_SHOWN),
  },
  RehearsedCart: {
    customer: ({ customer }) => customer?.name || customer?.email || '',
    total: ({ result }) => (result.kind === 'bought' ? result.total : null),
    credit: ({ result }) => (result.kind === 'bought' ? result.credit : null),
    card: ({ result }) =>
      result.kind === 'bought' && result.card.last4 ? `${result.card.brand ?? ''} ${result.card.last4}`.trim() : null,
    reasons: ({ result }, _, { locale }) => reasonTexts('reasons' in result ? result.reasons : [], locale),
  },
} satisfies ClockResolvers;
