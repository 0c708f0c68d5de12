import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeskNav_staff$key } from '../../__generated__/relay/DeskNav_staff.graphql.ts';
import { keepDesk } from './deskMemory.ts';
import { DeskWays } from './DeskWays.tsx';

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

/** The ways through the desk for who works here, whose name this device keeps for when there is no network. */
export function DeskNav({ staff }: { staff: DeskNav_staff$key }) {
  const { name, tasks } = useFragment(fragment, staff);
  useEffect(() => {
    keepDesk('reader', name);
  }, [name]);
  return <DeskWays name={name} waiting={{ orders: tasks.missing, packing: tasks.toPack, clock: tasks.failedJobs }} />;
}
