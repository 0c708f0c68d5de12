import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Tables } from '../../database/tables.ts';

export type ObjectStoreOptions = {
  /** How long a rotated refresh token is accepted once more, since two tabs may hold it (ms). */
  overlapMs: number;
  now?: () => number;
};

/**
 * Stores objects of oidc-provider (sessions, grants, codes, tokens, interactions) in the market's database, one row
 * each.
 */
export function createObjectStore(db: Kysely<Tables>, options: ObjectStoreOptions): (model: string) => Adapter {
  const now = options.now ?? Date.now;

  return (model) => {
    const readOne = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = await db
        .selectFrom('identity_object')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date(now()))]))
        .executeTakeFirst();
      if (!row) return undefined;
      const consumedAt = row.consumed_at?.getTime() ?? null;
      const isInGracePeriod = model === 'RefreshToken' && consumedAt !== null && now() - consumedAt < options.overlapMs;
      if (consumedAt === null || isInGracePeriod) return row.payload;
      return { ...row.payload, consumed: Math.floor(consumedAt / 1000) };
    };

    return {
      find: (id) => readOne('id', id),
      findByUid: (uid) => readOne('uid', uid),
      findByUserCode: async () => undefined,

      async upsert(id, payload, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          account_id: payload.accountId ?? null,
          expires_at: expiresIn ? new Date(now() + expiresIn * 1000) : null,
        };
        await db
          .insertInto('identity_object')
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      },

      /** The first time counts. Of two simultaneous exchanges of a code, the second finds none. */
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('identity_object')
          .set({ consumed_at: new Date(now()) })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n && model === 'AuthorizationCode') {
          const { errors } = await import('oidc-provider');
          throw new errors.InvalidGrant('authorization code already consumed');
        }
      },

      async destroy(id) {
        await db.deleteFrom('identity_object').where('model', '=', model).where('id', '=', id).execute();
      },

      async revokeByGrantId(grantId) {
        await db.deleteFrom('identity_object').where('model', '=', model).where('grant_id', '=', grantId).execute();
      },
    };
  };
}

/** Ends all sessions of an account everywhere. Access tokens already issued last until they expire. */
export async function endSessions(db: Kysely<Tables>, subject: string): Promise<void> {
  await db.deleteFrom('identity_object').where('account_id', '=', subject).execute();
}

/** Deletes expired objects, which lookups already ignore. */
export async function sweepObjects(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('identity_object').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity_ticket').where('expires_at', '<', now).execute();
}
