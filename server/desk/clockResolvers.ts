import type { RehearsedCart, RehearsedOutcome } from '../checkout/closingRehearsal.ts';
import type { RootResolvers, TypeResolvers, StaffResolvers } from '../graphql/required.ts';
import { reasonTexts } from '../mail/reasonTexts.ts';

type ClockResolvers = {
  Mutation: RootResolvers<'Mutation', 'runJob'>;
  Staff: StaffResolvers<'jobs' | 'rehearsal'>;
  Job: TypeResolvers<'Job'>;
  ClosingRehearsal: TypeResolvers<'ClosingRehearsal'>;
  RehearsedCart: TypeResolvers<'RehearsedCart'>;
};

/** More than staff can look through at once. */
const CARTS_SHOWN = 500;

const count = (carts: RehearsedCart[], kind: RehearsedOutcome['kind']): number =>
  carts.filter(({ outcome }) => outcome.kind === kind).length;

/** The refused ones first, then the dearest. */
const weight = ({ outcome }: RehearsedCart): number => (outcome.kind === 'bought' ? outcome.total : Infinity);

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
        .filter(({ outcome: { kind } }) => kind === 'bought' || kind === 'refused')
        .toSorted((one, other) => weight(other) - weight(one) || one.cartId.localeCompare(other.cartId))
        .slice(0, CARTS_SHOWN),
  },
  RehearsedCart: {
    customer: ({ customer }) => customer?.name || customer?.email || '',
    total: ({ outcome }) => (outcome.kind === 'bought' ? outcome.total : null),
    card: ({ outcome }) =>
      outcome.kind === 'bought' && outcome.card.last4
        ? `${outcome.card.brand ?? ''} ${outcome.card.last4}`.trim()
        : null,
    reasons: ({ outcome }, _, { locale }) => reasonTexts('reasons' in outcome ? outcome.reasons : [], locale),
  },
} satisfies ClockResolvers;
