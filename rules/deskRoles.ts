import type { OrderStatus } from './orderStatus.ts';

/**
 * The roles of the desk (ADR 63). volunteer: receives, packs and hands over. manager: also money, customers, prices,
 * texts and jobs.
 */
export const DESK_ROLES = ['volunteer', 'manager'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** The one role of the desk before there were two, which tokens may still carry: a manager. */
const FORMER_ROLE = 'staff';

/** The role at the desk that a token's roles give, the higher one of two; null: none. */
export function deskRoleOf(roles: readonly string[]): DeskRole | null {
  if (roles.includes('manager') || roles.includes(FORMER_ROLE)) return 'manager';
  return roles.includes('volunteer') ? 'volunteer' : null;
}

/** These roles with another one at the desk, in place of the one that they gave. */
export const withDeskRole = (roles: readonly string[], role: DeskRole): string[] => [
  ...roles.filter((one) => one !== FORMER_ROLE && !DESK_ROLES.some((deskRole) => deskRole === one)),
  role,
];

/** Whether a step of an order (E44) moves money or contests it, which only a manager may do. */
export const isManagersStep = (to: OrderStatus): boolean =>
  to === 'cancelled' || to === 'refunded' || to === 'disputed';
