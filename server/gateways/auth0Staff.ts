import { z } from 'zod';
import type { DeskRole } from '#rules/deskRoles.ts';
import { createManagementCalls, jsonOf } from './auth0Management.ts';
import type { ManagementAnswer, ManagementOptions } from './auth0Management.ts';
import { IdentityRefusedError } from './identity.ts';
import type { StaffAccounts, StaffResult } from './staffAccounts.ts';

const users = z.array(z.object({ user_id: z.string() }));
const roles = z.array(z.object({ id: z.string(), name: z.string() }));

const byHand = (text: string): StaffResult => ({ kind: 'byHand', subject: null, text });
const byDashboard = (role: DeskRole) =>
  `In its dashboard: User Management > Roles, a role named "${role}" (make it if there is none), Users, Add Users.`;

/** The application lacks the scope. */
const isForbidden = ({ status }: ManagementAnswer): boolean => status === 403;

function parse<T>(schema: z.ZodType<T>, response: ManagementAnswer): T {
  const parsed = schema.safeParse(response.status === 200 ? jsonOf(response) : null);
  if (parsed.success) return parsed.data;
  throw new IdentityRefusedError('unavailable', `The identity provider refused to tell (${response.status})`);
}

/**
 * Grants the tenant's role `manager` or `volunteer` to the account of an address by Auth0's Management API. The application needs
 * read:users, read:roles and update:users; without them, without the role or without an account, the result tells the
 * operator what to do by hand. Accounts belong to people: none is created.
 */
export function createAuth0Staff(options: ManagementOptions): StaffAccounts {
  const call = createManagementCalls(options);
  return {
    async makeStaff({ email, role: roleName, dryRun }) {
      const inDashboard = byDashboard(roleName);
      const notAllowed = byHand(
        `Auth0 does not let the market give roles: its application has not read:users, read:roles and update:users.\n${inDashboard}`,
      );
      const usersResponse = await call(
        'GET',
        `/api/v2/users-by-email?email=${encodeURIComponent(email)}&fields=user_id`,
        null,
      );
      const rolesResponse = await call('GET', `/api/v2/roles?name_filter=${roleName}`, null);
      if (isForbidden(usersResponse) || isForbidden(rolesResponse)) return notAllowed;
      const accounts = parse(users, usersResponse);
      const role = parse(roles, rolesResponse).find(({ name }) => name === roleName);
      if (!role) return byHand(`Auth0 has no role named "${roleName}".\n${inDashboard}`);
      const [account, ...more] = accounts;
      if (!account)
        return byHand(`Nobody signs in with ${email} yet: have them sign up at the market, then try again.`);
      if (more.length > 0)
        return byHand(`More than one account has the address ${email}: choose one yourself.\n${inDashboard}`);

      const path = `/api/v2/users/${encodeURIComponent(account.user_id)}/roles`;
      const currentRoles = await call('GET', path, null);
      if (isForbidden(currentRoles)) return notAllowed;
      const subject = account.user_id;
      if (parse(roles, currentRoles).some(({ id }) => id === role.id))
        return { kind: 'already', subject, text: `${email} has the role ${roleName} already.` };
      const assigned = dryRun ? null : await call('POST', path, { roles: [role.id] });
      if (assigned && isForbidden(assigned)) return notAllowed;
      if (assigned && assigned.status !== 204)
        throw new IdentityRefusedError('unavailable', `The identity provider gave no role (${assigned.status})`);
      return { kind: 'raised', subject, text: `${email} has the role ${roleName} now: it counts at the next token.` };
    },
  };
}
