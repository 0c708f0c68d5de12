import type { ClockViewQuery } from '#generated/relay/ClockViewQuery.graphql.ts';
import type { RehearsalPanelQuery } from '#generated/relay/RehearsalPanelQuery.graphql.ts';
import type { RunJobMutation } from '#generated/relay/RunJobMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { objectOrNull, present, rows, nonEmpty } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { card, customer, customersCart, theCustomer } from '../states/customerStates.ts';
import { customerNumbered, catalogueIds, tomatoes } from '../states/fixtureIds.ts';
import { toPickUp } from '../states/orderStates.ts';
import { jobRun } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';

/** Which jobs have run depends on the server under verification. */
const runsAsTheyMay = {
  'staff.jobs[].lastRun': objectOrNull,
  'staff.jobs[].lastWork': objectOrNull,
} as const;

/** The market's jobs. */
export const clockViewCases: readonly ContractCase<ClockViewQuery>[] = [
  { name: 'returns the page for a staff member', ...atDesk, data: { 'staff.jobs': nonEmpty, ...runsAsTheyMay } },
];

/** The closing rehearsal. */
export const rehearsalCases: readonly ContractCase<RehearsalPanelQuery>[] = [
  {
    name: 'returns no carts when none is to be bought',
    suite: 'conformance',
    ...atDesk,
    data: { 'staff.rehearsal.total': 0, 'staff.rehearsal.carts': [] },
  },
  {
    name: 'returns a cart that would be bought by card',
    given: [
      customer({ card, firstName: 'Camille' }),
      customersCart([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp, autoClose: true }),
      customer({ customer: customerNumbered(3), email: 'josee.contrat@example.com', firstName: 'Josée', staff: true }),
    ],
    data: {
      'staff.rehearsal.bought': 1,
      'staff.rehearsal.carts': rows(1),
      'staff.rehearsal.carts[0].lines': 1,
      'staff.rehearsal.carts[0].total': present,
      'staff.rehearsal.carts[0].card': 'visa 4242',
      'staff.rehearsal.carts[0].reasons': [],
    },
  },
];

/** A customer has marked beets, which are out of stock, as a favourite: they are notified once when it is back. */
const unnoticed = [
  catalogue(),
  customer({
    customer: customerNumbered(3),
    email: 'dominique.contrat@example.com',
    favourites: [{ product: catalogueIds.beets }],
  }),
  staffMember,
];
const ran = { 'runJob.name': 'favourites', 'runJob.lastRun.askedBy': 'Josée' } as const;

/** A job, run immediately; sent a second time it has nothing to do. */
export const runJobCases: readonly ContractCase<RunJobMutation>[] = [
  {
    name: 'runs nothing when no job is due',
    suite: 'conformance',
    given: [staffMember],
    variables: { job: 'favourites' },
    data: { ...ran, 'runJob.lastWork': objectOrNull },
  },
  {
    name: 'runs the jobs that are due',
    given: unnoticed,
    variables: { job: 'favourites' },
    data: { ...ran, 'runJob.lastRun.moved': 1, 'runJob.lastWork': present },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [...unnoticed, jobRun('favourites', theCustomer)],
    variables: { job: 'favourites' },
    data: { ...ran, 'runJob.lastRun.moved': 0, 'runJob.lastWork': present },
  },
];
