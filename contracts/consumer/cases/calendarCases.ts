import type { CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import type { ConfirmMarketRulesMutation } from '#generated/relay/ConfirmMarketRulesMutation.graphql.ts';
import type { SaveMarketTimeMutation } from '#generated/relay/SaveMarketTimeMutation.graphql.ts';
import type { SaveWeekMutation } from '#generated/relay/SaveWeekMutation.graphql.ts';
import type { SaveWeekPlanMutation } from '#generated/relay/SaveWeekPlanMutation.graphql.ts';
import { DEFAULT_SHORTAGE_RULE } from '#rules/shortage.ts';
import { DEFAULT_PLAN } from '#rules/weekPlan.ts';
import { anyCount, anyText, fromState, type ContractCase, type ProviderState } from '../engine/contractCase.ts';
import { alike, beginning, objectOrNull, present, rows } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { pickupPoint } from '../states/fixtureIds.ts';
import { otherCustomer, otherCustomersOrder } from '../states/orderStates.ts';
import { siteInformation, WEEK_NOTE, weekNote } from '../states/siteStates.ts';
import { marketAsItIs } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

const PLACE_NAME = 'Point de retrait sous contrat';
const theOnlyPlace: ProviderState = {
  name: 'places of the open week',
  params: { locations: [{ location: pickupPoint }] },
};

const calendar = (weeks: readonly { after: number; closed: boolean }[] = []) => [
  staffMember,
  siteInformation({ weeks: weeks.map((week) => ({ ...week, note: weekNote })) }),
  marketAsItIs,
];

/** The rules of a market that has set none. */
const ruleTime = { timeZone: 'America/Toronto', firstWeekday: 1, shortageRule: DEFAULT_SHORTAGE_RULE };
const statedRules = {
  ...ruleTime,
  ...Object.fromEntries(
    Object.entries(DEFAULT_PLAN).flatMap(([name, { weekday, at }]) => [
      [`${name}.weekday`, weekday],
      [`${name}.at`, at],
    ]),
  ),
};

/** A year of weeks. */
export const calendarViewCases: readonly ContractCase<CalendarViewQuery>[] = [
  {
    name: 'returns a year of weeks, with one that is closed and has a note',
    given: [theOnlyPlace, ...calendar([{ after: 3, closed: true }])],
    data: {
      'staff.calendar': beginning(4),
      'staff.calendar[].note': objectOrNull,
      'staff.calendar[].places': alike(1),
      'staff.calendar[].places[].name': PLACE_NAME,
      'staff.calendar[].places[].days': [],
      'staff.calendar[3].period.closed': true,
      'staff.calendar[3].note': present,
      'staff.calendar[3].note.primary': WEEK_NOTE,
      'staff.calendar[3].note.secondary': 'Happy holidays',
      'staff.calendar[3].sold': 0,
      'staff.weekPlans.plans': rows(1),
      'staff.weekPlans.plans[0].from': null,
      ...Object.fromEntries(Object.entries(statedRules).map(([place, value]) => [`staff.marketRules.${place}`, value])),
      'staff.marketRules.agreement': objectOrNull,
    },
  },
];

const rules = { ...ruleTime, ...DEFAULT_PLAN };
/** A manager agrees to the rules of the weeks as they were shown (ADR 197). */
export const confirmMarketRulesCases: readonly ContractCase<ConfirmMarketRulesMutation>[] = [
  // First, since its short call stands for who may send it.
  {
    name: 'rejects an agreement to rules that are others by now',
    suite: 'conformance',
    given: calendar(),
    variables: { rules: { firstWeekday: 6 } },
    errors: [{ code: 'SITE_CHANGED', params: { fields: ['rules'] } }],
  },
  {
    name: 'saves an agreement to the rules in force',
    given: calendar(),
    variables: { rules },
  },
  {
    name: 'answers a repeated agreement without a second effect',
    suite: 'conformance',
    repeated: true,
    given: calendar(),
    variables: { rules },
  },
];

const note = { primary: WEEK_NOTE, secondary: 'Happy holidays' };
const period = fromState('period');
const FAR_AHEAD = 'per_20991204';

/** A week that is closed, opened again, or announced. */
export const saveWeekCases: readonly ContractCase<SaveWeekMutation>[] = [
  // First, since its short call stands for who may send it.
  {
    name: 'rejects closing a week with a paid order',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: { period, version: 0, input: { closed: true } },
    errors: [{ code: 'WEEK_SOLD', params: { orders: anyCount, unpaid: anyCount } }],
  },
  {
    name: 'saves that a week is closed, and why',
    given: [theOnlyPlace, ...calendar()],
    variables: { period: FAR_AHEAD, version: 0, input: { closed: true, note } },
    data: {
      'saveWeek.period.closed': true,
      'saveWeek.note': present,
      'saveWeek.places': alike(1),
      'saveWeek.places[].name': PLACE_NAME,
      'saveWeek.places[].days': [],
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
    name: 'saves that a place is closed on a day and open on another',
    suite: 'conformance',
    given: [theOnlyPlace, ...calendar()],
    variables: {
      period: FAR_AHEAD,
      version: 0,
      input: {
        places: [
          { place: pickupPoint, days: [{ day: '2099-12-10' }, { day: '2099-12-09', from: '10:00', to: '14:00' }] },
        ],
      },
    },
    data: {
      'saveWeek.note': null,
      'saveWeek.places': rows(1),
      'saveWeek.places[0].place': pickupPoint,
      'saveWeek.places[0].name': PLACE_NAME,
      'saveWeek.places[0].days': rows(2),
      'saveWeek.places[0].days[0].day': '2099-12-09',
      'saveWeek.places[0].days[0].slot': present,
      'saveWeek.places[0].days[1].day': '2099-12-10',
      'saveWeek.places[0].days[1].slot': null,
    },
  },
  {
    name: 'saves that a week closes at another moment',
    suite: 'conformance',
    given: [theOnlyPlace, ...calendar()],
    variables: { period: FAR_AHEAD, version: 0, input: { closesAt: '2099-12-05T12:00:00-05:00' } },
    data: {
      'saveWeek.note': null,
      'saveWeek.places': alike(1),
      'saveWeek.places[].days': [],
      'saveWeek.period.closesAt': '2099-12-05T12:00:00-05:00',
      'saveWeek.usualClosing': '2099-12-07T00:00:00-05:00',
    },
  },
  {
    name: 'rejects a closing after the week has begun to be handed over',
    suite: 'conformance',
    given: [theOnlyPlace, ...calendar()],
    variables: { period: FAR_AHEAD, version: 0, input: { closesAt: '2099-12-10T20:00:00-05:00' } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'closesAt' } }],
  },
  {
    name: 'rejects an earlier closing of a week with a paid order',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: { period, version: 0, input: { closesAt: fromState('beforeClosing') } },
    errors: [{ code: 'CLOSING_SOLD', params: { orders: anyCount } }],
  },
  {
    name: 'rejects closing a place on a day with a paid order',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: {
      period,
      version: 0,
      input: { places: [{ place: pickupPoint, days: [{ day: fromState('handoverDay') }] }] },
    },
    errors: [{ code: 'PLACE_SOLD', params: { orders: anyCount, place: anyText, day: anyText } }],
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
    suite: 'conformance',
    given: calendar(),
    variables: { period, version: 0, input: { note: { primary: ' ', secondary: 'Closed' } } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'note.primary' } }],
  },
];

const plan = {
  closing: { weekday: 2, at: '12:00' },
  basketsUntil: { weekday: 2, at: '20:00' },
  missing: { weekday: 4, at: '18:00' },
};

/** When weeks close, from a coming one on. */
export const saveWeekPlanCases: readonly ContractCase<SaveWeekPlanMutation>[] = [
  // First, since its short call stands for who may send it.
  {
    name: 'accepts that nothing is set for a week',
    suite: 'conformance',
    repeated: true,
    given: calendar(),
    variables: { from: FAR_AHEAD, version: 1, input: null },
    data: {},
  },
  {
    name: 'saves when weeks close from one on',
    given: calendar(),
    variables: { from: FAR_AHEAD, version: 1, input: plan },
    data: {},
  },
  {
    name: 'rejects a plan after somebody else has set one',
    suite: 'conformance',
    given: [staffMember, siteInformation({ changedPlans: true }), marketAsItIs],
    variables: { from: FAR_AHEAD, version: 1, input: plan },
    errors: [{ code: 'PLAN_CHANGED', params: { fields: ['plans'] } }],
  },
  {
    name: 'rejects a plan for a week with a paid order',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: { from: period, version: 1, input: plan },
    errors: [{ code: 'PLAN_SOLD', params: { orders: anyCount, baskets: anyCount } }],
  },
  {
    name: 'rejects a plan for a week that closes by itself after its first handing over',
    suite: 'conformance',
    given: [theOnlyPlace, staffMember, siteInformation({ weeks: [{ after: 3, closesLate: true }] }), marketAsItIs],
    variables: { from: period, version: 1, input: plan },
    errors: [{ code: 'PLAN_MOVED', params: { day: anyText } }],
  },
  {
    name: 'rejects a plan in which baskets can change after the week',
    suite: 'conformance',
    given: calendar(),
    variables: { from: FAR_AHEAD, version: 1, input: { ...plan, basketsUntil: { weekday: 4, at: '20:00' } } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'basketsUntil' } }],
  },
  {
    name: 'rejects a day on which no week begins',
    suite: 'conformance',
    given: calendar(),
    variables: { from: 'per_20991205', version: 1, input: plan },
    errors: [{ code: 'NOT_FOUND' }],
  },
];

/** In which zone the market counts, and with which day its lists begin. */
export const saveMarketTimeCases: readonly ContractCase<SaveMarketTimeMutation>[] = [
  {
    name: 'saves the first day of the lists of days',
    given: calendar(),
    variables: { version: 1, input: { firstWeekday: 7 } },
    data: {},
  },
  {
    name: 'accepts a first day that is set already',
    suite: 'conformance',
    repeated: true,
    given: calendar(),
    variables: { version: 1, input: { firstWeekday: 7 } },
    data: {},
  },
  {
    name: 'rejects a first day after somebody else has set one',
    suite: 'conformance',
    given: [staffMember, siteInformation({ changedPlans: true }), marketAsItIs],
    variables: { version: 1, input: { firstWeekday: 6 } },
    errors: [{ code: 'TIME_CHANGED', params: { fields: ['firstWeekday'] } }],
  },
  {
    name: 'rejects a time zone that does not exist',
    suite: 'conformance',
    given: calendar(),
    variables: { version: 1, input: { timeZone: 'America/Nowhere' } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'timeZone' } }],
  },
  {
    name: 'rejects another time zone once somebody has ordered',
    suite: 'conformance',
    given: [catalogue(), otherCustomer, otherCustomersOrder, ...calendar()],
    variables: { version: 1, input: { timeZone: 'America/Moncton' } },
    errors: [{ code: 'ZONE_SOLD', params: { sold: anyCount } }],
  },
];
