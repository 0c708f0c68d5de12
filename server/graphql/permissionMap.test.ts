import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS } from './permissionMap.ts';
import { permissionTroubles } from './permissions.ts';
import { createMarketSchema } from './schema.ts';

const market = createMarketSchema('demo');
/** The map with the rules of one type replaced. */
const changed = (type: string, rules: object) => ({ ...PERMISSIONS, [type]: { ...PERMISSIONS[type], ...rules } });

describe('the permission map (spec 6)', () => {
  test('has every field of the schema, under the rule that @access has', () => {
    expect(permissionTroubles(market, PERMISSIONS)).toEqual([]);
  });

  test('a field that it lacks is told, and one that the schema lacks', () => {
    const { User: _user, ...others } = PERMISSIONS;
    expect(permissionTroubles(market, others)).toContain('User.email is OWNER in the schema, none in the map');
    expect(permissionTroubles(market, changed('PageInfo', { INHERITED: 'hasNextPage' }))).toEqual([
      'PageInfo.endCursor is INHERITED in the schema, none in the map',
      'PageInfo.hasPreviousPage is INHERITED in the schema, none in the map',
      'PageInfo.startCursor is INHERITED in the schema, none in the map',
    ]);
    expect(permissionTroubles(market, changed('Query', { STAFF: `${PERMISSIONS.Query?.STAFF} takings` }))).toEqual([
      'Query.takings is in the map, not in the schema',
    ]);
  });

  test('so is one that is more open on either side, or under two rules', () => {
    expect(permissionTroubles(market, changed('Query', { PUBLIC: `${PERMISSIONS.Query?.PUBLIC} user` }))).toEqual([
      'Query.user is CUSTOMER in the schema, PUBLIC and CUSTOMER in the map',
    ]);
    const open = buildSchema(`
      directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
      enum Audience { PUBLIC OWNER }
      type Query { me: User @access(to: PUBLIC) }
      type User @access(to: PUBLIC) { id: ID! }
    `);
    expect(permissionTroubles(open, { Query: { PUBLIC: 'me' }, User: { OWNER: 'id' } })).toEqual([
      'User.id is PUBLIC in the schema, OWNER in the map',
    ]);
  });
});
