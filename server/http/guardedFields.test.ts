import { isObjectType } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../api/context.ts';
import { createMarketExecutor } from '../api/marketExecutor.ts';
import type { SignedIn } from '../caller.ts';
import { readPermissions } from '../graphql/permissions.ts';
import { createLog } from '../log.ts';
import { MarketError } from '../marketError.ts';

const account = (more: Partial<SignedIn>): SignedIn => ({
  id: '11111111-1111-4111-8111-111111111111',
  subject: 'auth0|ann',
  isStaff: false,
  isManager: false,
  completeProfile: false,
  ...more,
});
const CALLERS = {
  guest: null,
  customer: account({}),
  volunteer: account({ isStaff: true }),
  manager: account({ isStaff: true, isManager: true }),
};

/** What each caller gets of a field of each audience, by spec 6 and ADR 63. */
const ALLOWED: Record<string, Record<keyof typeof CALLERS, boolean>> = {
  CUSTOMER: { guest: false, customer: true, volunteer: true, manager: true },
  STAFF: { guest: false, customer: false, volunteer: true, manager: true },
  MANAGER: { guest: false, customer: false, volunteer: false, manager: true },
};

describe('fields that need an account or a role', () => {
  const { schema } = createMarketExecutor({ mode: 'demo', log: createLog('silent') });
  const guarded = [...readPermissions(schema).fields].filter(([, audience]) => audience in ALLOWED);

  /** Whether the resolver is reached, which then fails on a service that is not there. */
  async function isReached(field: string, customer: SignedIn | null): Promise<boolean> {
    const [typeName = '', fieldName = ''] = field.split('.');
    const type = schema.getType(typeName);
    const definition = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    let reached = false;
    const mark = () => {
      reached = true;
      throw new Error('reached');
    };
    const parent = new Proxy({}, { get: mark });
    const context = {
      visitor: { sessionId: 's', customer },
      services: new Proxy({}, { get: mark }),
      locale: 'fr',
      now: new Date(),
    } as unknown as Context;
    const args = new Proxy({}, { get: mark });
    try {
      const value: unknown = await definition?.resolve?.(parent, args, context, {} as GraphQLResolveInfo);
      return reached || value !== null;
    } catch (error) {
      const code = error instanceof MarketError ? error.code : null;
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') {
        expect(code).toBe(customer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
        return false;
      }
      return true;
    }
  }

  it('are many, of each audience', () => {
    expect(new Set(guarded.map(([, audience]) => audience))).toEqual(new Set(Object.keys(ALLOWED)));
    expect(guarded.length).toBeGreaterThan(100);
  });

  it.each(Object.keys(CALLERS) as (keyof typeof CALLERS)[])(
    'are open to a %s as their audience says',
    async (caller) => {
      const wrong: string[] = [];
      for (const [field, audience] of guarded) {
        const isAllowed = await isReached(field, CALLERS[caller]);
        if (isAllowed !== ALLOWED[audience]?.[caller]) wrong.push(`${field} (${audience}): ${isAllowed}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
