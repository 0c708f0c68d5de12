import { describe, expect, it } from 'vitest';
import {
  addressOutsideZone,
  closedPlace,
  postalCodeWithoutDelivery,
  unavailableLines,
  type Blocker,
} from './nextBlockers.ts';

type Facts = Parameters<Blocker>[0];
const line = (name: string, more: object) => ({
  unsure: false,
  problem: null,
  variant: { product: { name } },
  ...more,
});
const factsOf = ({ cart = {}, ...choices }: { cart?: object } & Partial<Omit<Facts, 'cart'>>): Facts =>
  ({
    method: 'pickup',
    isUnresolved: false,
    useBalance: false,
    addressUnknown: false,
    outsideZone: false,
    ...choices,
    cart: { items: [], slot: { from: '', to: '' }, ...cart },
  }) as unknown as Facts;

describe('why Next is blocked', () => {
  it.each<[string, Blocker, Parameters<typeof factsOf>[0], object | null]>([
    [
      'by lines that cannot be bought, by their names',
      unavailableLines,
      {
        cart: {
          items: [line('Pain', {}), line('Miel', { problem: 'MAX_REACHED' }), line('Cidre', { problem: 'NOT_SOLD' })],
        },
      },
      { key: 'checkout.dead_lines', items: 'Miel, Cidre', fixedAt: 1 },
    ],
    [
      'not by lines that are to be confirmed',
      unavailableLines,
      { cart: { items: [line('Miel', { unsure: true, problem: 'MAX_REACHED' })] } },
      null,
    ],
    ['by a point that is closed this week', closedPlace, { cart: { slot: null } }, { key: 'cart.closed_point' }],
    ['by a zone without its round', closedPlace, { cart: { slot: null }, method: 'ship' }, { key: 'cart.no_delivery' }],
    ['by no open place', closedPlace, {}, null],
    [
      'by a postal code without delivery',
      postalCodeWithoutDelivery,
      { method: 'ship', isUnresolved: true },
      { key: 'cart.no_delivery' },
    ],
    ['not by one that was typed before a point was chosen', postalCodeWithoutDelivery, { isUnresolved: true }, null],
    [
      'by an unknown address, before its zone',
      addressOutsideZone,
      { method: 'ship', addressUnknown: true, outsideZone: true },
      { key: 'cart.no_address' },
    ],
    [
      'by an address outside the zone',
      addressOutsideZone,
      { method: 'ship', outsideZone: true },
      { key: 'cart.outside_zone' },
    ],
    ['by no address of who picks up', addressOutsideZone, { addressUnknown: true, outsideZone: true }, null],
  ])('%s', (_, blocker, facts, expected) => {
    expect(blocker(factsOf(facts))).toEqual(expected);
  });
});
