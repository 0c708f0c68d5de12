import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeskNav_staff$key } from '../../__generated__/relay/DeskNav_staff.graphql.ts';
import { keepDesk } from './deskMemory.ts';
import { DeskWays } from './DeskWays.tsx';
import { useWaitingAgain } from './useWaitingAgain.ts';

const fragment = graphql`
  fragment DeskNav_staff on Staff {
    name
    tasks {
      toPack
      missing
      failedJobs
    }
  }
`;

const NOTHING_WAITS = { missing: 0, toPack: 0, failedJobs: 0 };

/** The ways through the desk for who works here, whose name this device keeps for when there is no network. */
export function DeskNav({ staff }: { staff: DeskNav_staff$key }) {
  const { name, tasks } = useFragment(fragment, staff);
  useWaitingAgain();
  useEffect(() => {
    keepDesk('reader', name);
  }, [name]);
  // Where a view's answer came without the frame's, as in a hall without network, nothing is known to wait.
  const { missing: orders, toPack: packing, failedJobs: clock } = (tasks as typeof tasks | undefined) ?? NOTHING_WAITS;
  return <DeskWays name={name} waiting={{ orders, packing, clock }} />;
}
