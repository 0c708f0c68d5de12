import type { UpdateUserMutation } from '#generated/relay/UpdateUserMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { customer, theCustomer, zonesUnder } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, unknownPoint } from '../states/fixtureIds.ts';
import { openPlacesState } from '../states/states.ts';

const openPoint: ProviderState = { name: 'a pickup point', params: { location: pickupPoint } };
const customerWithName = customer({ firstName: 'Camille', lastName: 'Contrat', version: 3, changed: ['firstName'] });

const typed = { line1: ' 1, rue des Contrats ', city: 'Gatineau', postal_code: 'z9y 9z9' };
const withAddress = (phone: string | null, postalCode: string) => ({
  input: { shippingAddress: { name: 'Camille Contrat', phone, address: { ...typed, postal_code: postalCode } } },
});

/** F-162, F-163, F-165 to F-167, F-171: each form of the account, and the wizard. */
export const updateUserCases: readonly ContractCase<UpdateUserMutation>[] = [
  {
    name: 'stores names and language on top of the displayed version',
    suite: 'conformance',
    given: [customerWithName],
    variables: { input: { firstName: ' Maude ', lastName: '', lang: 'en', version: 3 } },
    data: {
      'updateUser.id': theCustomer,
      'updateUser.firstName': 'Maude',
      'updateUser.lastName': null,
      'updateUser.lang': 'en',
      'updateUser.version': 4,
    },
  },
  {
    name: 'stores what another window has not changed, on top of an older version',
    suite: 'conformance',
    given: [customerWithName],
    variables: { input: { lastName: 'Roy', version: 2 } },
    data: { 'updateUser.firstName': 'Camille', 'updateUser.lastName': 'Roy', 'updateUser.version': 4 },
  },
  {
    name: 'stores allergies',
    suite: 'conformance',
    given: [customer({ version: 3 })],
    variables: { input: { allergies: ' Noix ', version: 3 } },
    data: { 'updateUser.allergies': 'Noix' },
  },
  {
    name: 'rejects allergies that are too long',
    given: [customer()],
    variables: { input: { allergies: 'a'.repeat(201) } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'allergies' } }],
  },
  {
    name: 'completes the welcome wizard',
    given: [customer({ completeProfile: true })],
    variables: { input: { firstName: 'Camille', lastName: 'Contrat', subscribeToNewsletter: true, source: 'wizard' } },
    data: {
      'updateUser.firstName': 'Camille',
      'updateUser.lastName': 'Contrat',
      'updateUser.subscribeToNewsletter': true,
      'updateUser.completeProfile': false,
    },
  },
  {
    name: 'stores an address as it is typed',
    suite: 'conformance',
    given: [customer()],
    variables: withAddress('(819) 555 0142', 'z9y 9z9'),
    data: {
      'updateUser.shippingAddress.name': 'Camille Contrat',
      'updateUser.shippingAddress.phone': '819 555-0142',
      'updateUser.shippingAddress.address.line1': '1, rue des Contrats',
      'updateUser.shippingAddress.address.line2': null,
      'updateUser.shippingAddress.address.state': 'QC',
      'updateUser.shippingAddress.address.postal_code': 'Z9Y9Z9',
    },
  },
  {
    name: 'stores an address with a second line',
    suite: 'conformance',
    given: [customer()],
    variables: {
      input: { shippingAddress: { name: 'Camille Contrat', phone: null, address: { ...typed, line2: ' app. 2 ' } } },
    },
    data: {
      'updateUser.shippingAddress.phone': null,
      'updateUser.shippingAddress.address.line2': 'app. 2',
    },
  },
  {
    name: 'stores an address with its zone',
    given: [openPlacesState({ zones: [{ zone: deliveryZone, price: 700 }] }), customer()],
    variables: withAddress(null, 'z9z 9z9'),
    data: {
      ...zonesUnder('updateUser'),
      'updateUser.shippingAddress.zones[0].id': deliveryZone,
    },
  },
  {
    name: 'removes the address',
    given: [
      customer({ shippingAddress: { ...typed, name: 'Camille', line1: '1, rue des Contrats', postal_code: 'Z9Y9Z9' } }),
    ],
    variables: { input: { shippingAddress: null } },
    data: { 'updateUser.shippingAddress': null },
  },
  {
    name: 'stores habits',
    given: [openPoint, customer()],
    variables: { input: { preferredLocationId: pickupPoint, shippingPreference: 'pickup' } },
    data: { 'updateUser.preferredLocationId': pickupPoint, 'updateUser.shippingPreference': 'pickup' },
  },
  {
    name: 'turns one of the notifications off and leaves the other',
    suite: 'conformance',
    given: [customer()],
    variables: { input: { notificationPreferences: { abandonedCart: true } } },
    data: {
      'updateUser.notificationPreferences.abandonedCart': true,
      'updateUser.notificationPreferences.itemMissing': true,
    },
  },
  {
    name: 'turns the other of the notifications off',
    suite: 'conformance',
    given: [customer({ abandonedCart: true })],
    variables: { input: { notificationPreferences: { itemMissing: false } } },
    data: {
      'updateUser.notificationPreferences.abandonedCart': true,
      'updateUser.notificationPreferences.itemMissing': false,
      'updateUser.notificationPreferences.orderProgress': true,
    },
  },
  {
    name: 'turns mails about an order’s progress off',
    suite: 'conformance',
    given: [customer()],
    variables: { input: { notificationPreferences: { orderProgress: false } } },
    data: {
      'updateUser.notificationPreferences.itemMissing': true,
      'updateUser.notificationPreferences.orderProgress': false,
    },
  },
  rejects('rejects an unchanged request', 'NO_UPDATE', {
    given: [customerWithName],
    variables: { input: { firstName: 'Camille', version: 3 } },
  }),
  {
    name: 'rejects a version that another window has changed',
    given: [customerWithName],
    variables: { input: { firstName: 'Maude', lastName: 'Roy', version: 2 } },
    errors: [{ code: 'USER_CHANGED', params: { fields: ['firstName'] } }],
  },
  rejects('rejects a missing postal code', 'ZIP_INVALID', { given: [customer()], variables: withAddress(null, 'J8X') }),
  rejects('rejects a missing telephone number', 'PHONE_INVALID', {
    given: [customer()],
    variables: withAddress('555-0142', 'Z9Y 9Z9'),
  }),
  {
    name: 'rejects two problems at once',
    suite: 'conformance',
    given: [customer()],
    variables: withAddress('555-0142', 'J8X'),
    errors: [{ code: 'PHONE_INVALID' }, { code: 'ZIP_INVALID' }],
  },
  rejects('rejects an unknown point', 'NOT_FOUND', {
    given: [customer()],
    variables: { input: { preferredLocationId: unknownPoint } },
  }),
];
