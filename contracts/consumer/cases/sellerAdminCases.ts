import type { refreshSellerQuery } from '#generated/relay/refreshSellerQuery.graphql.ts';
import type { SaveSellerMutation } from '#generated/relay/SaveSellerMutation.graphql.ts';
import type { SellerVacationQuery } from '#generated/relay/SellerVacationQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { present, type ExpectedFields } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { catalogueIds } from '../states/fixtureIds.ts';
import { staffMember } from './deskCases.ts';

/** Producers at the desk: vacations and descriptions. */
const { farm } = catalogueIds;
const unknownSellerId = `${farm.slice(0, -3)}999`;
const staffAndSeller = (seller = {}) => ({ given: [staffMember, catalogue({ seller })] }) as const;
const awaySeller = {
  description: 'Depuis 1950',
  deactivatedUntil: '2199-01-01T05:00:00Z',
  nextVacation: '2199-07-01/2199-08-01',
};
/** The farm had another description in its first version. */
const rewordedSeller = { description: 'Depuis 1950', reworded: true };
const versionOf = (place: string): ExpectedFields => ({ [`${place}.version`]: present });

export const refreshSellerCases: readonly ContractCase<refreshSellerQuery>[] = [
  {
    name: 'returns a producer who is away',
    ...staffAndSeller(awaySeller),
    variables: { id: farm },
    data: {
      ...versionOf('staff.seller'),
      'staff.seller.id': farm,
      'staff.seller.deactivatedUntil': present,
      'staff.seller.nextVacation.from': '2199-07-01',
      'staff.seller.nextVacation.back': '2199-08-01',
      'staff.seller.descriptions.primary': 'Depuis 1950',
    },
  },
  {
    name: 'returns null for an unknown id',
    suite: 'conformance',
    ...staffAndSeller(),
    variables: { id: unknownSellerId },
    data: { 'staff.seller': null },
  },
];

export const sellerVacationCases: readonly ContractCase<SellerVacationQuery>[] = [
  {
    name: 'returns products on sale that are in nobody’s cart',
    ...staffAndSeller(),
    variables: { seller: farm },
    data: {
      'staff.vacationPreview.products': 1,
      'staff.vacationPreview.carts': 0,
    },
  },
  {
    name: 'returns null for an unknown producer',
    suite: 'conformance',
    ...staffAndSeller(),
    variables: { seller: unknownSellerId },
    data: { 'staff.vacationPreview': null },
  },
];

const invalidSeller = (
  name: string,
  input: SaveSellerMutation['variables']['input'],
  field: string,
): ContractCase<SaveSellerMutation> => ({
  name,
  ...staffAndSeller(),
  variables: { id: farm, version: 1, input },
  errors: [{ code: 'BAD_INPUT', params: { field } }],
});

export const saveSellerCases: readonly ContractCase<SaveSellerMutation>[] = [
  // First, since its short call stands for who may send it.
  {
    name: 'ends a vacation',
    suite: 'conformance',
    ...staffAndSeller({ deactivatedUntil: awaySeller.deactivatedUntil }),
    variables: { id: farm, version: 1, input: { deactivatedUntil: null } },
    data: { ...versionOf('saveSeller'), 'saveSeller.deactivatedUntil': null },
  },
  {
    name: 'saves an introduction in both languages',
    ...staffAndSeller(),
    variables: {
      id: farm,
      version: 1,
      input: { description: { primary: ' Depuis 1950 ', secondary: 'Since 1950' }, regional: false },
    },
    data: {
      ...versionOf('saveSeller'),
      'saveSeller.id': farm,
      'saveSeller.regional': false,
      'saveSeller.descriptions.primary': 'Depuis 1950',
      'saveSeller.descriptions.secondary': 'Since 1950',
    },
  },
  {
    name: 'saves where the market writes to a producer',
    suite: 'conformance',
    ...staffAndSeller(),
    variables: { id: farm, version: 1, input: { contactEmail: ' ferme@exemple.ca ', contactLanguage: 'en' } },
    data: {
      ...versionOf('saveSeller'),
      'saveSeller.contactEmail': 'ferme@exemple.ca',
      'saveSeller.contactLanguage': 'en',
    },
  },
  {
    name: 'cancels a vacation that has not begun',
    suite: 'conformance',
    ...staffAndSeller({ nextVacation: awaySeller.nextVacation }),
    variables: { id: farm, version: 1, input: { nextVacation: null } },
    data: { ...versionOf('saveSeller'), 'saveSeller.nextVacation': null },
  },
  {
    name: 'accepts the stored values again',
    repeated: true,
    ...staffAndSeller(),
    variables: { id: farm, version: 1, input: { regional: true, deactivatedUntil: null } },
    data: { ...versionOf('saveSeller'), 'saveSeller.version': 1 },
  },
  {
    name: 'rejects a part that somebody else has changed meanwhile',
    suite: 'conformance',
    ...staffAndSeller(rewordedSeller),
    variables: { id: farm, version: 1, input: { description: { primary: 'Depuis 1951' } } },
    errors: [{ code: 'SELLER_CHANGED', params: { fields: ['description'] } }],
  },
  invalidSeller('rejects a vacation that is over', { deactivatedUntil: '2020-01-01' }, 'deactivatedUntil'),
  invalidSeller('rejects a vacation of centuries', { deactivatedUntil: '2999-01-01' }, 'deactivatedUntil'),
  {
    ...invalidSeller(
      'rejects a planned vacation that is over',
      { nextVacation: { from: '2020-01-01', back: '2020-02-01' } },
      'nextVacation',
    ),
    suite: 'conformance',
  },
  invalidSeller('rejects an introduction with HTML', { description: { primary: '<b>Nous</b>' } }, 'description'),
  rejects('rejects an unknown producer', 'NOT_FOUND', {
    ...staffAndSeller(),
    variables: { id: unknownSellerId, version: 1, input: { regional: true } },
  }),
];
