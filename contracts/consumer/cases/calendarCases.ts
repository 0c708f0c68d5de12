import type { CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import type { SaveWeekMutation } from '#generated/relay/SaveWeekMutation.graphql.ts';
import { anyCount, fromState, type ContractCase } from '../engine/contractCase.ts';
import { beginning, objectOrNull, present } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { otherCustomer, otherCustomersOrder } from '../states/orderStates.ts';
import { siteInformation, WEEK_NOTE, weekNote } from '../states/siteStates.ts';
import { marketAsItIs } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

const calendar = (weeks: readonly { after: number; closed: boolean }[] = []) => [
  staffMember,
  siteInformation({ weeks: weeks.map((week) => ({ ...week, note: weekNote })) }),
  marketAsItIs,
];

/** A year of weeks. */
export const calendarViewCases: readonly ContractCase<CalendarViewQuery>[] = [
  {
    name: 'returns a year of weeks, with one that is closed and has a note',
    given: calendar([{ after: 3, closed: true }]),
    data: {
      'staff.calendar': beginning(4),
      'staff.calendar[].note': objectOrNull,
      'staff.calendar[3].period.closed': true,
      'staff.calendar[3].note': present,
      'staff.calendar[3].note.primary': WEEK_NOTE,
      'staff.calendar[3].note.secondary': 'Happy holidays',
      'staff.calendar[3].sold': 0,
    },
  },
];

const note = { primary: WEEK_NOTE, secondary: 'Happy holidays' };
const period = fromState('period');
const FAR_AHEAD = 'per_20991204';

/** A week that is closed, opened again, or announced. */
export const saveWeekCases: readonly ContractCase<SaveWeekMutation>[] = [
  {
    name: 'saves that a week is closed, and why',
    given: calendar(),
    variables: { period: FAR_AHEAD, version: 0, input: { closed: true, note } },
    data: {
      'saveWeek.period.closed': true,
      'saveWeek.note': present,
      'saveWeek.note.primary': WEEK_NOTE,
      'saveWeek.note.secondary': 'Happy holidays',
      'saveWeek.sold': 0,
    },
  },
  {
    name: 'accepts the stored values again',
    repeated: true,
    given: calendar([{ after: 0, closed: false }]),
    variables: { period, version: 0, input: { closed: false, note } },
    data: { 'saveWeek.note': present, 'saveWeek.version': 1 },
  },
  {
    name: 'rejects a change of a week that somebody else has changed',
    suite: 'conformance',
    given: calendar([{ after: 0, closed: false }]),
    variables: { period, version: 0, input: { note: { primary: 'Autre chose' } } },
    errors: [{ code: 'WEEK_CHANGED', params: { fields: ['note'] } }],
  },
  {
    name: 'rejects closing a week with a paid order',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: { period, version: 0, input: { closed: true } },
    errors: [{ code: 'WEEK_SOLD', params: { orders: anyCount } }],
  },
  {
    name: 'rejects a change of a week that took its last orders',
    suite: 'conformance',
    given: calendar(),
    variables: { period: 'per_20200103', version: 0, input: { closed: true } },
    errors: [{ code: 'WEEK_OVER' }],
  },
  {
    name: 'rejects a note without French',
    given: calendar(),
    variables: { period, version: 0, input: { note: { primary: ' ', secondary: 'Closed' } } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'note.primary' } }],
  },
];
