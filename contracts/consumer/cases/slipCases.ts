import type { RevokeSlipLinksMutation } from '#generated/relay/RevokeSlipLinksMutation.graphql.ts';
import type { SendSlipMutation } from '#generated/relay/SendSlipMutation.graphql.ts';
import type { SlipsViewQuery } from '#generated/relay/SlipsViewQuery.graphql.ts';
import { fromState, rejects, type ContractCase } from '../engine/contractCase.ts';
import { nonEmpty, present, rows } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { catalogueIds } from '../states/fixtureIds.ts';
import { marketAsItIs, purchasedLine } from '../states/states.ts';
import { staffMember } from './deskCases.ts';
import { paidOrderAtDesk } from './deskOrderDetail.ts';

const { farm } = catalogueIds;
const unknownSeller = `${farm.slice(0, -3)}999`;
const withAddress = catalogue({ seller: { contactEmail: 'ferme.contrat@example.com' } });
/** A customer has paid tomatoes of the farm in the open week; the farm has an address. */
const ofFarm = paidOrderAtDesk({ lines: [{ ...purchasedLine, seller: farm }] });
const soldByFarm = { given: [withAddress, marketAsItIs, ...ofFarm] } as const;
const farWeek = 'per_20300104';

/** Producers, what they bring for a week, and what was mailed to them of it. */
export const slipsViewCases: readonly ContractCase<SlipsViewQuery>[] = [
  {
    name: 'returns all producers of a week in which nothing is brought',
    given: [withAddress, staffMember],
    variables: { startDate: '2030-01-04', period: farWeek },
    data: {
      'staff.periods': nonEmpty,
      'staff.slipContacts': nonEmpty,
      'staff.slipContacts[].units': 0,
      'staff.slipContacts[].received': 0,
      'staff.slipContacts[].mails': [],
      'staff.slipContacts[].links': 0,
    },
  },
];

const sendToFarm = { seller: farm, period: fromState('period'), requestId: fromState('request') };
const sentToFarm = {
  'sendSlip.seller.contactEmail': 'ferme.contrat@example.com',
  'sendSlip.mails': rows(1),
  'sendSlip.mails[0].to': 'ferme.contrat@example.com',
  'sendSlip.mails[0].status': 'waiting',
  'sendSlip.mails[0].sentBy': present,
  'sendSlip.links': 1,
} as const;

/** What a producer brings, mailed from the desk. */
export const sendSlipCases: readonly ContractCase<SendSlipMutation>[] = [
  {
    name: 'stores a mail to a producer of what they bring',
    ...soldByFarm,
    variables: sendToFarm,
    data: sentToFarm,
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    ...soldByFarm,
    variables: sendToFarm,
    data: sentToFarm,
  },
  rejects('rejects a request key reused with another week', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [catalogue({ seller: { slipRequest: 'contrat-bordereau' } }), staffMember],
    variables: { seller: farm, period: farWeek, requestId: 'contrat-bordereau' },
  }),
  {
    name: 'rejects a producer without an address',
    suite: 'conformance',
    given: [catalogue(), marketAsItIs, ...ofFarm],
    variables: sendToFarm,
    errors: [{ code: 'BAD_INPUT', params: { field: 'seller' } }],
  },
  {
    name: 'rejects a week for which they bring nothing',
    suite: 'conformance',
    given: [withAddress, marketAsItIs, staffMember],
    variables: { ...sendToFarm, period: farWeek },
    errors: [{ code: 'BAD_INPUT', params: { field: 'period' } }],
  },
  {
    name: 'rejects an unknown producer',
    suite: 'conformance',
    given: [catalogue(), marketAsItIs, staffMember],
    variables: { ...sendToFarm, seller: unknownSeller, period: farWeek },
    errors: [{ code: 'NOT_FOUND' }],
  },
];

const noLinks = {
  given: [withAddress, staffMember],
  variables: { seller: farm, period: farWeek },
  data: { 'revokeSlipLinks.links': 0, 'revokeSlipLinks.mails': [] },
} as const;

/** The end of the links that were mailed to a producer; one who was mailed none has none to revoke. */
export const revokeSlipLinksCases: readonly ContractCase<RevokeSlipLinksMutation>[] = [
  { name: 'ends nothing of a producer without links', ...noLinks },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    ...noLinks,
  },
  {
    name: 'rejects an unknown producer',
    suite: 'conformance',
    given: [catalogue(), staffMember],
    variables: { seller: unknownSeller, period: farWeek },
    errors: [{ code: 'NOT_FOUND' }],
  },
];
