import type { MailingViewQuery } from '#generated/relay/MailingViewQuery.graphql.ts';
import type { MessagePreviewPanelQuery } from '#generated/relay/MessagePreviewPanelQuery.graphql.ts';
import type { SendMessageMutation } from '#generated/relay/SendMessageMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { nonEmpty, rows } from '../engine/expectedData.ts';
import { theCustomer } from '../states/customerStates.ts';
import { pickupPoint, unknownPoint } from '../states/fixtureIds.ts';
import { otherCustomer, otherCustomersOrder } from '../states/orderStates.ts';
import { lateBread, marketAsItIs, messageSent } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';

/** A period that nothing is sold for yet. */
const farWeek = 'per_20300104';
const weekWithOrder = [otherCustomer, otherCustomersOrder, marketAsItIs, staffMember];
const toPoint = { period: fromState('period'), location: pickupPoint, ...lateBread };

/** Messages to the customers of a week: the recipients to choose from, and those that were sent. */
export const mailingViewCases: readonly ContractCase<MailingViewQuery>[] = [
  {
    name: 'returns a week without deliveries of producers',
    ...atDesk,
    variables: { startDate: '2030-01-04' },
    data: { 'staff.periods': nonEmpty, 'staff.packingWeek.producers': [] },
  },
];

/** Whom a message would reach, and how it reads. */
export const messagePreviewCases: readonly ContractCase<MessagePreviewPanelQuery>[] = [
  {
    name: 'returns the mail in both languages',
    given: weekWithOrder,
    variables: { message: toPoint },
    data: {
      'staff.messagePreview.mails': rows(2),
      'staff.messagePreview.mails[0].lang': 'fr',
      'staff.messagePreview.mails[0].subject': lateBread.subject.primary,
      'staff.messagePreview.mails[1].lang': 'en',
      'staff.messagePreview.mails[1].subject': lateBread.subject.secondary,
    },
  },
  {
    name: 'returns no mail when nobody has ordered',
    suite: 'conformance',
    ...atDesk,
    variables: { message: { ...toPoint, period: farWeek } },
    data: { 'staff.messagePreview.french': 0, 'staff.messagePreview.english': 0, 'staff.messagePreview.mails': [] },
  },
];

/** A message to the customers of a place. */
export const sendMessageCases: readonly ContractCase<SendMessageMutation>[] = [
  { name: 'stores a message for everybody with a paid order', given: weekWithOrder, variables: { message: toPoint } },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [...weekWithOrder, messageSent(theCustomer)],
    variables: { message: toPoint },
  },
  {
    name: 'rejects a message to nobody',
    suite: 'conformance',
    ...atDesk,
    variables: { message: { ...toPoint, period: farWeek } },
    errors: [{ code: 'NO_RECIPIENTS' }],
  },
  {
    name: 'rejects a message in one language',
    ...atDesk,
    variables: { message: { ...toPoint, period: farWeek, text: { primary: 'Il arrive à midi.' } } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'text.secondary' } }],
  },
  rejects('rejects an unknown place', 'NOT_FOUND', {
    ...atDesk,
    variables: { message: { ...toPoint, period: farWeek, location: unknownPoint } },
  }),
];
