import { expect, it } from 'vitest';
import { fromId, keyOf, toId } from './globalId.ts';
import type { NodeType } from './globalId.ts';

const UUID = '018f2c3a-1b2c-7d4e-8f90-a1b2c3d4e5f6';

it('makes ids that name their type and return their key', () => {
  expect(toId('Product', UUID)).toBe('prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6');
  expect(fromId(toId('Product', UUID))).toEqual({ type: 'Product', key: UUID });
  expect(toId('Period', '2026-11-27')).toBe('per_20261127');
  expect(fromId('per_20261127')).toEqual({ type: 'Period', key: '2026-11-27' });
});

it('makes ids that are unique over all types', () => {
  const types: NodeType[] = [
    'Product',
    'Variant',
    'Seller',
    'Collection',
    'ProductCollection',
    'Location',
    'ShippingZone',
  ];
  const more: NodeType[] = ['Cart', 'CartItem', 'Payment', 'Order', 'OrderLine', 'Fulfillment'];
  const ids = [...types, ...more].map((type) => toId(type, UUID));
  expect(new Set(ids).size).toBe(13);
  for (const id of ids) expect(fromId(id)).not.toBeNull();
});

it.each([
  '',
  'prd_',
  'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f',
  'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f60',
  'prd_018F2C3A1B2C7D4E8F90A1B2C3D4E5F6',
  'xyz_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6',
  'per_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6',
  'per_20261327',
  'per_20260229',
  ' prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6',
  'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6\n',
  UUID,
  '0',
])('rejects %j, which names nothing', (id) => {
  expect(fromId(id)).toBeNull();
});

it('returns no key for an id of another type', () => {
  expect(keyOf(toId('Cart', UUID), 'Cart')).toBe(UUID);
  expect(keyOf(toId('Cart', UUID), 'Order')).toBeNull();
  expect(keyOf('nonsense', 'Order')).toBeNull();
});
