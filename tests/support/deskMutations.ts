import { PERMISSIONS } from '#generated/permissions.ts';

/** Names of the mutations that only staff may call. */
export const DESK_MUTATIONS: readonly string[] = Object.entries(PERMISSIONS.Mutation).flatMap(([name, audience]) =>
  audience === 'STAFF' || audience === 'MANAGER' ? [name] : [],
);
