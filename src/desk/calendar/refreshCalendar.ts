import { commitLocalUpdate, type Environment } from 'relay-runtime';
import CalendarViewQueryNode, { type CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

/** Fetches the calendar after a change, here or elsewhere. Never throws. */
export async function refreshCalendar(environment: Environment): Promise<void> {
  await refetch<CalendarViewQuery>(environment, CalendarViewQueryNode, {});
}

/** After a change was saved here: the calendar is fetched, and the shop announces it when it is rendered next. Never throws. */
export async function calendarSaved(environment: Environment): Promise<void> {
  await refreshCalendar(environment);
  commitLocalUpdate(environment, (store) => store.getRoot().setValue(undefined, 'announcedWeeks'));
}
