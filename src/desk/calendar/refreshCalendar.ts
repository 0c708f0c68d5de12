import { commitLocalUpdate, type Environment } from 'relay-runtime';
import CalendarViewQueryNode, { type CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

/** Fetches the calendar after a change, here or elsewhere. Never throws. */
export async function refreshCalendar(environment: Environment): Promise<void> {
  await refetch<CalendarViewQuery>(environment, CalendarViewQueryNode, {});
}

/** The shop announces a change when it is rendered next. */
export function forgetAnnounced(environment: Environment): void {
  commitLocalUpdate(environment, (store) => store.getRoot().setValue(undefined, 'announcedWeeks'));
}
