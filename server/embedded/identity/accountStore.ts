import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { IdentityAccountTable } from '../../database/peopleTables.ts';
import type { Tables } from '../../database/tables.ts';
import { sqlState } from '../../database/transaction.ts';

/** An account that can sign in. `email` in lower case; instants in UTC. */
export type Account = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly locale: Locale;
  readonly platform: 'consumer' | 'producer';
  readonly roles: readonly string[];
  /** The profile is incomplete (spec 4). */
  readonly completeProfile: boolean;
  /** When the newsletter was requested at sign-up; null: it was not. */
  readonly newsletterAt: Date | null;
  readonly blocked: boolean;
  readonly updatedAt: Date;
};
export type NewAccount = Pick<Account, 'subject' | 'email' | 'locale'> &
  Partial<Pick<Account, 'platform' | 'roles' | 'completeProfile' | 'newsletterAt' | 'emailVerified'>> & {
    passwordHash: string;
  };
export type AccountChange = Partial<{
  email: string;
  emailVerified: boolean;
  passwordHash: string;
  completeProfile: boolean;
  blocked: boolean;
  roles: readonly string[];
}>;

const UNIQUE_VIOLATION = '23505';

const accountOf = (row: Selectable<IdentityAccountTable>): Account => ({
  subject: row.subject,
  email: row.email,
  emailVerified: row.email_verified,
  locale: row.locale,
  platform: row.platform,
  roles: row.roles,
  completeProfile: row.complete_profile,
  newsletterAt: row.newsletter_at,
  blocked: row.blocked,
  updatedAt: row.updated_at,
});

/** False if another account has this address: nothing is written then. */
async function unlessTaken(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** False if the address or the subject is taken. */
export function insertAccount(db: Kysely<Tables>, account: NewAccount): Promise<boolean> {
  const { subject, email, locale, passwordHash, platform, roles, completeProfile, newsletterAt, emailVerified } =
    account;
  return unlessTaken(async () => {
    await db
      .insertInto('identity_account')
      .values({
        subject,
        email,
        locale,
        password_hash: passwordHash,
        newsletter_at: newsletterAt ?? null,
        ...(platform && { platform }),
        ...(roles && { roles: [...roles] }),
        ...(completeProfile !== undefined && { complete_profile: completeProfile }),
        ...(emailVerified !== undefined && { email_verified: emailVerified }),
      })
      .execute();
    return true;
  });
}

export async function findAccount(db: Kysely<Tables>, subject: string): Promise<Account | null> {
  const row = await db.selectFrom('identity_account').selectAll().where('subject', '=', subject).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The account of an address in lower case, with its password hash. */
export async function findAccountByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<{ account: Account; passwordHash: string } | null> {
  const row = await db.selectFrom('identity_account').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? { account: accountOf(row), passwordHash: row.password_hash } : null;
}

/** False if there is no such account, or if the new address belongs to another one. */
export function changeAccount(db: Kysely<Tables>, subject: string, change: AccountChange): Promise<boolean> {
  const { email, emailVerified, passwordHash, completeProfile, blocked, roles } = change;
  return unlessTaken(async () => {
    const { numUpdatedRows } = await db
      .updateTable('identity_account')
      .set({
        updated_at: new Date(),
        ...(email !== undefined && { email }),
        ...(emailVerified !== undefined && { email_verified: emailVerified }),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
        ...(completeProfile !== undefined && { complete_profile: completeProfile }),
        ...(blocked !== undefined && { blocked }),
        ...(roles !== undefined && { roles: [...roles] }),
      })
      .where('subject', '=', subject)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Deletes an account with its links; one that is already gone is no error. */
export async function deleteAccount(db: Kysely<Tables>, subject: string): Promise<void> {
  await db.deleteFrom('identity_account').where('subject', '=', subject).execute();
}
