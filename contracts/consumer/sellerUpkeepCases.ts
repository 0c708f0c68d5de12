import type { refreshSellerQuery } from '../../__generated__/relay/refreshSellerQuery.graphql.ts';
import type { SaveSellerMutation } from '../../__generated__/relay/SaveSellerMutation.graphql.ts';
import type { SellerVacationQuery } from '../../__generated__/relay/SellerVacationQuery.graphql.ts';
import { present, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { staffMember } from './deskCases.ts';
import { goods } from './goods.ts';
import { things } from './things.ts';

/** Producers at the desk: vacations and descriptions. */
const { farm } = things;
const nobody = `${farm.slice(0, -3)}999`;
const given = (seller = {}) => ({ given: [staffMember, goods({ seller })] }) as const;
const away = { description: 'Depuis 1950', deactivatedUntil: '2199-01-01T05:00:00Z' };
/** The farm had another description in its first version. */
const reworded = { description: 'Depuis 1950', reworded: true };
const read = (place: string): Sayings => ({ [`${place}.version`]: present });

export const refreshSellerCases: readonly ContractCase<refreshSellerQuery>[] = [
  {
    name: 'a producer who is away',
    ...given(away),
    variables: { id: farm },
    answers: {
      ...read('staff.seller'),
      'staff.seller.deactivatedUntil': present,
      'staff.seller.descriptions.primary': 'Depuis 1950',
    },
  },
  {
    name: 'one that is not there',
    ...given(),
    variables: { id: nobody },
    answers: { 'staff.seller': null },
  },
];

export const sellerVacationCases: readonly ContractCase<SellerVacationQuery>[] = [
  {
    name: 'products on sale, in nobody’s cart',
    ...given(),
    variables: { seller: farm },
    answers: {
      'staff.vacationPreview.products': 1,
      'staff.vacationPreview.carts': 0,
    },
  },
  {
    name: 'a producer that is not there',
    ...given(),
    variables: { seller: nobody },
    answers: { 'staff.vacationPreview': null },
  },
];

const refused = (
  name: string,
  input: SaveSellerMutation['variables']['input'],
  field: string,
): ContractCase<SaveSellerMutation> => ({
  name,
  ...given(),
  variables: { id: farm, version: 1, input },
  refused: [{ code: 'BAD_INPUT', params: { field } }],
});

export const saveSellerCases: readonly ContractCase<SaveSellerMutation>[] = [
  {
    name: 'an introduction in both languages',
    ...given(),
    variables: {
      id: farm,
      version: 1,
      input: { description: { primary: ' Depuis 1950 ', secondary: 'Since 1950' }, regional: false },
    },
    answers: {
      ...read('saveSeller'),
      'saveSeller.regional': false,
      'saveSeller.descriptions.primary': 'Depuis 1950',
      'saveSeller.descriptions.secondary': 'Since 1950',
    },
  },
  {
    name: 'back from a vacation',
    ...given({ deactivatedUntil: away.deactivatedUntil }),
    variables: { id: farm, version: 1, input: { deactivatedUntil: null } },
    answers: { ...read('saveSeller'), 'saveSeller.deactivatedUntil': null },
  },
  {
    name: 'what it says already, sent again',
    again: true,
    ...given(),
    variables: { id: farm, version: 1, input: { regional: true, deactivatedUntil: null } },
    answers: { ...read('saveSeller'), 'saveSeller.version': 1 },
  },
  {
    name: 'what another has changed since',
    ...given(reworded),
    variables: { id: farm, version: 1, input: { description: { primary: 'Depuis 1951' } } },
    refused: [{ code: 'SELLER_CHANGED', params: { fields: ['description'] } }],
  },
  refused('a vacation that is over', { deactivatedUntil: '2020-01-01' }, 'deactivatedUntil'),
  refused('a vacation of centuries', { deactivatedUntil: '2999-01-01' }, 'deactivatedUntil'),
  refused('an introduction with HTML', { description: { primary: '<b>Nous</b>' } }, 'description'),
  {
    name: 'a producer that is not there',
    ...given(),
    variables: { id: nobody, version: 1, input: { regional: true } },
    refused: [{ code: 'NOT_FOUND' }],
  },
];
