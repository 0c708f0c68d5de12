import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeskNav_staff$key } from '../../__generated__/relay/DeskNav_staff.graphql.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import { saveDeskMemory } from './deskMemory.ts';
import { deskRoleOf } from './deskRole.ts';
import { DeskWays } from './DeskWays.tsx';
import { useTaskCountsRefresh } from './taskCounts.ts';

const fragment = graphql`
  fragment DeskNav_staff on Staff {
    name
    role
    tasks {
      toPack
      missing
      failedJobs
    }
  }
`;

type Props = {
  /** Null: not loaded yet, or not available, as in a hall without network. */
  staff: DeskNav_staff$key | null;
  /** The staff member's name stored on this device, shown until it is loaded. */
  cachedName?: string;
  role?: DeskRole;
};

/** The desk’s navigation for the current staff member; this device stores their name and role for use offline. */
export function DeskNav({ staff, cachedName = '', role: storedRole = 'manager' }: Props) {
  const data = useFragment(fragment, staff);
  const name = data?.name ?? cachedName;
  const role = data ? deskRoleOf(data.role) : storedRole;
  const isLoaded = data !== null;
  useTaskCountsRefresh(isLoaded);
  useEffect(() => {
    if (!isLoaded) return;
    saveDeskMemory('reader', name);
    saveDeskMemory('role', role);
  }, [isLoaded, name, role]);
  // A view's answer may arrive without the frame's: the counts are unknown then, and shown as none.
  const { missing: orders = 0, toPack: packing = 0, failedJobs: clock = 0 } = data?.tasks ?? {};
  return <DeskWays name={name} role={role} waiting={{ orders, packing, clock }} />;
}
