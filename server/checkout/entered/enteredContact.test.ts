import { expect, it } from 'vitest';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { refusals } from '../../../tests/support/purchaseMarket.ts';
import type { Transaction } from '../../database/transaction.ts';
import { readEnteredContact, type EnteredAddress, type EnteredPerson } from './enteredContact.ts';

const BEA: EnteredPerson = { name: 'Béa Roy', phone: '819 555-0123', email: null, locale: 'en' };
const READ = { name: 'Béa Roy', phone: '819 555-0123', email: null, address: null };
const AT_HOME: EnteredAddress = {
  line1: '1 rue Principale',
  line2: null,
  city: 'Gatineau',
  state: 'QC',
  postalCode: 'J0X 1A1',
};
/** Somebody without an account is read without the database. */
const tx = {} as Transaction;
const read = (person: Partial<EnteredPerson> | null, address: EnteredAddress | null = null, isDelivered = false) =>
  readEnteredContact(tx, { person: person && { ...BEA, ...person }, address }, isDelivered);
const longest = 'é'.repeat(NAME_MAX_LENGTH);

it.each<[string, Partial<EnteredPerson>, object]>([
  ['as it was typed', {}, {}],
  ['without what is around it', { name: ' Béa Roy ', email: ' Bea@Exemple.ca ' }, { email: 'bea@exemple.ca' }],
  ['without an address that is blank', { email: '  ' }, {}],
  ['of the most letters', { name: longest }, { name: longest }],
])('reads somebody’s contact %s', async (_, person, expected) => {
  expect(await read(person)).toEqual({ contact: { ...READ, ...expected }, locale: 'en' });
});

it('reads whoever is not known yet as nobody, in French', async () => {
  expect(await read(null)).toEqual({ contact: { ...READ, name: null, phone: null }, locale: 'fr' });
});

it.each<[string, Partial<EnteredPerson>, string[]]>([
  ['no name', { name: ' ' }, ['name']],
  ['a letter too many', { name: `${longest}e` }, ['name']],
  ['a control character', { name: 'Béa\nRoy' }, ['name']],
  ['no phone', { phone: '12' }, ['PHONE_INVALID']],
  ['no mail address', { email: 'bea' }, ['EMAIL_INVALID']],
  ['nothing right', { name: '', phone: '', email: 'x' }, ['name', 'PHONE_INVALID', 'EMAIL_INVALID']],
])('refuses %s', async (_, person, expected) => {
  const found = await refusals(read(person));
  expect(found.map(({ code, params }) => params['field'] ?? code)).toEqual(expected);
});

it('reads an address for a delivery alone, and names what is wrong with it', async () => {
  const { line1, line2, city, state } = AT_HOME;
  const address = { line1, line2, city, state, postalCode: 'J0X1A1', country: 'CA' };
  expect((await read({}, AT_HOME, true)).contact).toEqual({ ...READ, address });
  expect((await read({}, AT_HOME, false)).contact).toEqual(READ);
  expect((await read({}, null, true)).contact).toEqual(READ);
  expect((await read(null, AT_HOME, true)).contact.address).toEqual(address);
  const wrong = { ...AT_HOME, line1: '', postalCode: '1' };
  const found = await refusals(read({ phone: '12' }, wrong, true));
  expect(found.map(({ code, params }) => params['field'] ?? code)).toEqual([
    'PHONE_INVALID',
    'address.line1',
    'ZIP_INVALID',
  ]);
  // A name is wrong once, though it is the address's too.
  expect((await refusals(read({ name: 'Béa\nRoy' }, AT_HOME, true))).map(({ params }) => params['field'])).toEqual([
    'name',
  ]);
});
