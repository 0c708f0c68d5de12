import { describe, expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import type { Context } from '../api/context.ts';
import type { Temperature } from '../database/tables.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import type { Market } from '../runningMarket.ts';
import { deskOrderMutations } from './deskOrderResolvers.ts';
import { dropOff, dropOffTime } from './packingService.ts';
import { boxOf, inHandingOrder, inPickingOrder, type SheetLineView, type SheetView } from './packingView.ts';
import { producersOf } from './producerTotals.ts';

const BOX = 'the box';
const WEEK = periodStarting('2026-11-27', USUAL_CALENDAR);

type LineOptions = { seller?: string; variant?: string; temperature?: Temperature; shelf?: string | null };
const line = (
  product: string,
  { seller = 'ferme', variant = 'unité', temperature = 'normal', shelf }: LineOptions = {},
) =>
  ({
    line: {
      variantId: product === BOX ? BOX : `${product} ${variant}`,
      sellerId: seller,
      sellerName: seller,
      product: { primary: product, secondary: null },
      variant: { primary: variant, secondary: null },
      quantity: 1,
      price: 100,
    },
    temperature,
    isAlcohol: false,
    shelf: shelf ?? null,
  }) as unknown as SheetLineView;
const withUnits = (of: SheetLineView, quantity: number, price = 100) =>
  ({ ...of, line: { ...of.line, quantity, price } }) as SheetLineView;

describe('the order in which a crate is packed', () => {
  it('is by temperature, shelf, producer, product and variant, with the box at the end', () => {
    const walk = [
      line('z', { shelf: 'A-2', variant: '1 kg' }),
      line('z', { shelf: 'A-2', variant: '2 kg' }),
      line('a', { shelf: 'A-10' }),
      line('y', { seller: 'abeille' }),
      line('x 2', { seller: 'bergerie' }),
      line('x 10', { seller: 'bergerie' }),
      line('a', { shelf: 'A-1', temperature: 'cold' }),
      line('a', { shelf: 'A-1', temperature: 'frozen' }),
      line(BOX, { shelf: 'A-1' }),
    ];
    expect(inPickingOrder(walk.toReversed(), BOX)).toEqual(walk);
  });

  it.each([
    ['lent', [{ variantId: BOX, status: 'packed', deposit: 500 }], true],
    ['exchanged', [{ variantId: BOX, status: 'waiting', deposit: 0 }], true],
    ['disposable', [{ variantId: BOX, status: 'missing', deposit: 500 }], true],
    ['none', [{ variantId: BOX, status: 'missing', deposit: 500 }], false],
    ['disposable', [{ variantId: 'bread', status: 'packed', deposit: 500 }], true],
    ['none', [{ variantId: null, status: 'packed', deposit: 500 }], false],
  ])('has a box that is %s: %j', (box, products, disposable) => {
    expect(boxOf({ products } as unknown as SheetView['order'], BOX, disposable)).toBe(box);
  });

  it('hands out by pickup point and number, then by round, postal code, street and number', () => {
    const sheet = (number: number, locationId: string | null, zoneName: string | null, postalCode = '', line1 = '') =>
      ({
        order: { number, locationId, fulfillment: zoneName === null ? null : { postalCode, line1 } },
        shippingZone: zoneName === null ? null : { name: { primary: zoneName } },
      }) as unknown as SheetView;
    const rows = [
      sheet(8, 'second', null),
      sheet(9, 'second', null),
      sheet(1, 'first', null),
      sheet(7, null, 'plateau', 'J8Y1A1', '2, rue A'),
      sheet(6, null, 'plateau', 'J8Y1A1', '10, rue A'),
      sheet(4, null, 'plateau', 'J8Y2A1', '1, rue A'),
      sheet(5, null, 'plateau', 'J8Y2A1', '1, rue A'),
      sheet(2, null, 'vallee', 'J0X1A1', '1, rue A'),
    ];
    const locations = [{ id: 'second' }, { id: 'first' }] as LocationRow[];
    expect(inHandingOrder(rows.toReversed(), locations)).toEqual(rows);
  });
});

describe('what each producer brings', () => {
  const sheet = (number: number, lines: SheetLineView[], fromStorage = false) =>
    ({ order: { id: `order ${number}`, number, fromStorage }, code: `code ${number}`, lines }) as unknown as SheetView;
  const bread = line('pain');

  it('is added up over orders, not Express ones and not the market’s box', () => {
    const [bergerie, ferme] = producersOf(
      [
        sheet(3, [withUnits(bread, 4), withUnits(bread, 5), line(BOX)]),
        sheet(2, [withUnits(bread, 2), withUnits(line('beurre'), 7, 300), line('lait', { seller: 'bergerie' })]),
        sheet(1, [withUnits(bread, 50)], true),
      ],
      BOX,
    );
    expect([bergerie?.name, bergerie?.quantity, ferme?.name, ferme?.quantity]).toEqual(['bergerie', 1, 'ferme', 18]);
    expect(
      ferme?.items.map(({ productName, quantity, orders, price, amount, lines }) => [
        productName.primary,
        quantity,
        orders,
        price,
        amount,
        lines.map(({ code }) => code),
      ]),
    ).toEqual([
      ['beurre', 7, 1, 300, 2100, ['code 2']],
      ['pain', 11, 2, 100, 1100, ['code 2', 'code 3', 'code 3']],
    ]);
  });

  it('has no price where units were sold for different ones, and its variants by name', () => {
    const small = withUnits(line('miel', { variant: '500 g' }), 2, 800);
    const [producer] = producersOf(
      [sheet(1, [line('miel', { variant: '1000 g' }), small]), sheet(2, [withUnits(small, 1, 900)])],
      null,
    );
    expect(producer?.items.map(({ variantName, price, amount }) => [variantName.primary, price, amount])).toEqual([
      ['500 g', null, 2500],
      ['1000 g', 100, 100],
    ]);
  });

  const place = (name: string, weekday: number, from: string, more: object = {}) =>
    ({
      name,
      active: true,
      weekday,
      from,
      to: '20:00',
      storageOnly: false,
      days: [],
      ...more,
    }) as unknown as LocationRow;
  const marketOf = (locations: LocationRow[], zones: LocationRow[] = []) =>
    ({
      fulfilment: {
        locations: async () => locations,
        shippingZones: async () => zones as unknown as ShippingZoneRow[],
      },
    }) as Market;

  it('is brought to the first point that serves the week', async () => {
    const depot = place('depot', 3, '08:00', { storageOnly: true });
    const closed = place('ferme', 3, '08:00', { active: false });
    const points = [depot, closed, place('marche', 4, '14:00'), place('gymnase', 4, '16:00')];
    expect((await dropOff(marketOf(points), WEEK))?.name).toBe('marche');
    expect(await dropOff(marketOf([depot]), WEEK)).toBeNull();
  });

  it('is brought when the market has set it, and promises no hour of a place otherwise', async () => {
    const timeOf = (identity: object | null) =>
      dropOffTime({ siteInformation: { settings: async () => ({ identity }) } } as unknown as Market, WEEK);
    const there = { primary: 'Porte arrière', secondary: 'Back door' };
    expect(await timeOf({ dropOff: { weekday: 3, from: '09:00', to: '12:00', place: there } })).toEqual({
      from: new Date('2026-12-02T14:00:00Z'),
      to: new Date('2026-12-02T17:00:00Z'),
      place: there,
    });
    expect([await timeOf(null), await timeOf({}), await timeOf({ dropOff: null })]).toEqual([null, null, null]);
  });
});

describe('the name of a replacement', () => {
  const variants = new Map(
    [
      ['both', 'Bread', 'loaf'],
      ['product', 'Bread', null],
      ['variant', null, 'loaf'],
      ['neither', null, null],
    ].map(([name, product, variant]) => [
      testId(`${name}`),
      { name: { primary: 'la miche', secondary: variant }, product: { name: { primary: 'Pain', secondary: product } } },
    ]),
  );
  async function replacedBy(input: { variant?: string; text?: string }): Promise<unknown> {
    let written: unknown;
    const replaceLine = async (_staff: string, _line: string, by: unknown) => ((written = by), { products: [] });
    const services = { catalogue: { current: async () => ({ variants }) }, desk: { orders: { replaceLine } } };
    const context = { services, visitor: { customer: { id: 'josee' } } } as unknown as Context;
    const line = toId('OrderLine', testId('line'));
    const args = { line, variant: input.variant === undefined ? null : toId('Variant', testId(input.variant)) };
    await deskOrderMutations.replaceLine({}, { ...args, text: input.text ?? null }, context);
    return written;
  }

  it.each([
    ['both', 'Bread, loaf'],
    ['product', 'Bread, la miche'],
    ['variant', 'Pain, loaf'],
    ['neither', null],
  ])('is the variant’s in both languages as far as there are names: %s', async (variant, secondary) => {
    expect(await replacedBy({ variant })).toEqual({ primary: 'Pain, la miche', secondary });
  });

  it('is a text of one line, at most 120 characters', async () => {
    expect(await replacedBy({ text: '  Miel \n de   trèfle ' })).toEqual({
      primary: 'Miel de trèfle',
      secondary: null,
    });
    expect(await replacedBy({ text: 'x'.repeat(120) })).toEqual({ primary: 'x'.repeat(120), secondary: null });
    expect(await replacedBy({})).toBeNull();
    for (const text of ['x'.repeat(121), ' '])
      await expect(replacedBy({ text })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(replacedBy({ text: 'x', variant: 'both' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(replacedBy({ variant: 'unknown' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
