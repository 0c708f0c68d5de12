import type { AnswerProposalsMutation } from '#generated/relay/AnswerProposalsMutation.graphql.ts';
import type { ProposalsViewQuery } from '#generated/relay/ProposalsViewQuery.graphql.ts';
import { fromState, rejects, type ContractCase } from '../engine/contractCase.ts';
import { nonEmpty } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { proposal, unknownProposal, variantNumbered } from '../states/fixtureIds.ts';
import { marketAsItIs } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

const priced = {
  proposal,
  variant: variantNumbered(1),
  label: 'Abricots',
  price: 325,
  seen: 300,
  note: 'La saison finit',
};
const proposing = (more: object = {}) => catalogue({ seller: { proposal: { ...priced, ...more } } });
const given = [proposing(), marketAsItIs, staffMember];

/** What producers propose, beside what is. */
export const proposalsViewCases: readonly ContractCase<ProposalsViewQuery>[] = [
  {
    name: 'returns what a producer proposes',
    given,
    data: { 'staff.proposals.waiting': nonEmpty },
  },
];

const declined = {
  proposals: [{ id: proposal, shown: '' }],
  accept: false,
  answer: 'Pas encore',
  requestId: fromState('request'),
};

/** The market's answer. What accepting needs (`shown`) only the server knows, so that a case only declines. */
export const answerProposalsCases: readonly ContractCase<AnswerProposalsMutation>[] = [
  {
    name: 'answers what a producer proposes, declining it',
    given,
    variables: declined,
    data: { 'answerProposals.answered': nonEmpty },
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given,
    variables: declined,
    data: { 'answerProposals.answered': nonEmpty },
  },
  {
    name: 'rejects to accept a price that was not shown',
    suite: 'conformance',
    given,
    variables: { ...declined, proposals: [{ id: proposal, shown: 'autre' }], accept: true },
    errors: [{ code: 'PROPOSALS_CHANGED', params: { proposals: [proposal] } }],
  },
  rejects('rejects a request key reused with another answer', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [proposing({ requestId: 'contrat-proposition' }), marketAsItIs, staffMember],
    variables: { ...declined, requestId: 'contrat-proposition' },
  }),
  {
    name: 'rejects an unknown proposal',
    suite: 'conformance',
    given,
    variables: { ...declined, proposals: [{ id: unknownProposal, shown: '' }] },
    errors: [{ code: 'NOT_FOUND' }],
  },
];
