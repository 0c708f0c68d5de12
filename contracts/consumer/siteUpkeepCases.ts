import type { InformationViewQuery } from '../../__generated__/relay/InformationViewQuery.graphql.ts';
import type { SaveSiteInformationsMutation } from '../../__generated__/relay/SaveSiteInformationsMutation.graphql.ts';
import type { SitePreviewQuery } from '../../__generated__/relay/SitePreviewQuery.graphql.ts';
import { present } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { customer } from './customerStates.ts';
import { closedDesk, staffMember } from './deskCases.ts';
import { siteInformation, storedModal } from './siteStates.ts';

/** The site's information at the desk: what everybody is told, in its first version unless it is said otherwise. */
const given = (params = {}) => ({ given: [staffMember, siteInformation(params)], bearer: 'own' }) as const;
const input: SaveSiteInformationsMutation['variables']['input'] = {
  banner: {
    title: { primary: 'Bonjour', secondary: 'Hello' },
    description: null,
    actionPrimary: { text: { primary: 'Voir' }, url: '/categories/nouveautes', close: false, external: false },
  },
  popup: {
    active: true,
    color: 'red',
    icon: 'bell',
    cookieName: 'avis-2',
    title: { primary: 'Fermé' },
    body: { primary: 'Lundi\nseulement' },
    actionPrimary: null,
    actionSecondary: null,
  },
  storedModal: { title: { primary: 'Express' }, body: { primary: 'Prêt', secondary: 'Ready' } },
};

export const informationViewCases: readonly ContractCase<InformationViewQuery>[] = [
  {
    name: 'what Express means, and nothing else',
    ...given({ storedModal }),
    variables: {},
    answers: {
      staff: present,
      'staff.siteInformations.version': 1,
      'staff.siteInformations.storedModal': present,
      'staff.siteInformations.storedModal.title.secondary': 'Express',
      'staff.siteInformations.storedModal.body.secondary': 'Ready right away',
    },
  },
  ...closedDesk(),
];

export const sitePreviewCases: readonly ContractCase<SitePreviewQuery>[] = [
  { name: 'nothing is set', given: [siteInformation({})], variables: {}, answers: {} },
];

const refused = (
  name: string,
  wrong: SaveSiteInformationsMutation['variables']['input'],
  field: string,
): ContractCase<SaveSiteInformationsMutation> => ({
  name,
  ...given(),
  variables: { version: 1, input: wrong },
  refused: [{ code: 'BAD_INPUT', params: { field } }],
});

export const saveSiteInformationsCases: readonly ContractCase<SaveSiteInformationsMutation>[] = [
  {
    name: 'all parts at once',
    ...given(),
    variables: { version: 1, input },
    answers: { 'saveSiteInformations.version': 2 },
  },
  {
    name: 'what it says already, sent again',
    again: true,
    ...given({ storedModal }),
    variables: {
      version: 1,
      input: {
        storedModal: {
          title: { primary: 'Express', secondary: 'Express' },
          body: { primary: ' Prêt tout de suite ', secondary: 'Ready right away' },
        },
      },
    },
    answers: { 'saveSiteInformations.version': 1 },
  },
  {
    name: 'a part that another has changed since',
    ...given({ storedModal, changedModal: true }),
    variables: { version: 1, input: { storedModal: { title: { primary: 'Vite' }, body: { primary: 'Prêt' } } } },
    refused: [{ code: 'SITE_CHANGED', params: { fields: ['storedModal'] } }],
  },
  refused(
    'an empty French title',
    { storedModal: { title: { primary: ' ', secondary: 'Fast' }, body: { primary: 'Prêt' } } },
    'storedModal.title.primary',
  ),
  refused('a title of 201 characters', { banner: { title: { primary: 'a'.repeat(201) } } }, 'banner.title.primary'),
  refused(
    'an address of another scheme',
    {
      banner: {
        title: { primary: 'Bonjour' },
        actionPrimary: { text: { primary: 'Voir' }, url: 'javascript:alert(1)', close: false, external: false },
      },
    },
    'banner.actionPrimary.url',
  ),
  {
    name: 'a customer without the role',
    given: [customer(), siteInformation({})],
    bearer: 'own',
    variables: { version: 1, input: { banner: null } },
    refused: [{ code: 'FORBIDDEN' }],
  },
  {
    name: 'a guest',
    given: [siteInformation({})],
    variables: { version: 1, input: { banner: null } },
    refused: [{ code: 'UNAUTHENTICATED' }],
  },
];
