import type { ClockViewQuery } from '../../__generated__/relay/ClockViewQuery.graphql.ts';
import type { RehearsalPanelQuery } from '../../__generated__/relay/RehearsalPanelQuery.graphql.ts';
import type { RunJobMutation } from '../../__generated__/relay/RunJobMutation.graphql.ts';
import { perhaps, present, rows, some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { card, customer, customersCart, theCustomer } from './customerStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { goods } from './goods.ts';
import { toPickUp } from './orderStates.ts';
import { jobRun } from './states.ts';
import { customerNumbered, things, tomatoes } from './things.ts';

/** Which jobs have run depends on the server under verification. */
const runsAsTheyMay = {
  'staff.jobs[].lastRun': perhaps,
  'staff.jobs[].lastWork': perhaps,
} as const;

/** The market's jobs. */
export const clockViewCases: readonly ContractCase<ClockViewQuery>[] = [
  { name: 'staff', ...atDesk, answers: { 'staff.jobs': some, ...runsAsTheyMay } },
];

/** The closing rehearsal. */
export const rehearsalCases: readonly ContractCase<RehearsalPanelQuery>[] = [
  {
    name: 'no cart asks to be bought',
    ...atDesk,
    answers: { 'staff.rehearsal.total': 0, 'staff.rehearsal.carts': [] },
  },
  {
    name: 'a cart that would be bought by a card',
    given: [
      customer({ card, firstName: 'Camille' }),
      customersCart([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp, autoClose: true }),
      customer({ customer: customerNumbered(3), email: 'josee.contrat@example.com', firstName: 'Josée', staff: true }),
    ],
    answers: {
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
  goods(),
  customer({
    customer: customerNumbered(3),
    email: 'dominique.contrat@example.com',
    favourites: [{ product: things.beets }],
  }),
  staffMember,
];
const ran = { 'runJob.name': 'favourites', 'runJob.lastRun.askedBy': 'Josée' } as const;

/** A job, run immediately; sent a second time it has nothing to do. */
export const runJobCases: readonly ContractCase<RunJobMutation>[] = [
  {
    name: 'staff, when nothing is due',
    given: [staffMember],
    variables: { job: 'favourites' },
    answers: { ...ran, 'runJob.lastWork': perhaps },
  },
  {
    name: 'staff, when something is due',
    given: unnoticed,
    variables: { job: 'favourites' },
    answers: { ...ran, 'runJob.lastRun.moved': 1, 'runJob.lastWork': present },
  },
  {
    name: 'sent twice',
    again: true,
    given: [...unnoticed, jobRun('favourites', theCustomer)],
    variables: { job: 'favourites' },
    answers: { ...ran, 'runJob.lastRun.moved': 0, 'runJob.lastWork': present },
  },
];
