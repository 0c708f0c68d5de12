import { describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { toId } from '../graphql/globalId.ts';
import { pausesAfter, readPauseWish, readWeek, weekClosed, type PauseChange } from './basketPauses.ts';

const [FIRST, SECOND, THIRD, LAST, BEYOND] = [
  '2026-11-20',
  '2026-11-27',
  '2026-12-04',
  '2027-02-05',
  '2027-02-12',
] as const;
const ids = (...weeks: string[]) => weeks.map((week) => toId('Period', week));
const badInput = (field: string) => ({ code: 'BAD_INPUT', params: { field } });
const TOO_FAR = { code: 'WEEK_TOO_FAR', params: { weeks: 12 } };
/** What a function returns, or the code and params of its refusal. */
function resultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    const { code, params } = error as { code: string; params: object };
    return { code, params };
  }
}

describe('the pauses of an input', () => {
  it.each<[string, Parameters<typeof readPauseWish>[0], unknown]>([
    ['nothing', {}, { kind: 'keep' }],
    [
      'variables without a value',
      { isPaused: null, pausedOn: null, pauseWeeks: null, resumeWeeks: null },
      { kind: 'keep' },
    ],
    ['a pause of all', { isPaused: true }, { kind: 'all' }],
    ['its end', { isPaused: false }, { kind: 'set', weeks: [] }],
    ['days, as their weeks', { pausedOn: { from: SECOND, to: THIRD } }, { kind: 'set', weeks: [SECOND, THIRD] }],
    ['one day', { pausedOn: { from: SECOND, to: SECOND } }, { kind: 'set', weeks: [SECOND] }],
    ['days that end before they begin', { pausedOn: { from: SECOND, to: '2026-11-26' } }, badInput('pausedOn')],
    ['no first day', { pausedOn: { from: '2026-02-30', to: SECOND } }, badInput('pausedOn')],
    ['no last day', { pausedOn: { from: SECOND, to: '2026-11-31' } }, badInput('pausedOn')],
    ['days beyond twelve weeks', { pausedOn: { from: SECOND, to: '2027-02-20' } }, TOO_FAR],
    ['weeks to pause', { pauseWeeks: ids(THIRD, SECOND) }, { kind: 'change', pause: [THIRD, SECOND], resume: [] }],
    ['weeks to resume', { resumeWeeks: ids(THIRD) }, { kind: 'change', pause: [], resume: [THIRD] }],
    [
      'both',
      { pauseWeeks: ids(SECOND), resumeWeeks: ids(THIRD) },
      { kind: 'change', pause: [SECOND], resume: [THIRD] },
    ],
    ['a week for both', { pauseWeeks: ids(SECOND, THIRD), resumeWeeks: ids(THIRD) }, badInput('resumeWeeks')],
    ['no week', { pauseWeeks: ['loc_1'] }, badInput('pauseWeeks')],
    ['a week to pause that begins on a Thursday', { pauseWeeks: ids('2026-11-26') }, badInput('pauseWeeks')],
    ['a week to resume that begins on a Thursday', { resumeWeeks: ids('2026-11-26') }, badInput('resumeWeeks')],
    ['all and days', { isPaused: true, pausedOn: { from: SECOND, to: THIRD } }, badInput('pausedOn')],
    ['all and weeks', { isPaused: true, pauseWeeks: ids(SECOND) }, badInput('isPaused')],
    ['the end and weeks', { isPaused: false, resumeWeeks: ids(SECOND) }, badInput('isPaused')],
    ['days and weeks', { pausedOn: { from: SECOND, to: THIRD }, resumeWeeks: ids(SECOND) }, badInput('pausedOn')],
  ])('are read, or refused with the field: %s', (_, input, expected) => {
    expect(resultOf(() => readPauseWish(input))).toEqual(expected);
  });

  it('are at most twelve weeks of days', () => {
    const until = (to: string) => resultOf(() => readPauseWish({ pausedOn: { from: SECOND, to } }));
    expect([until('2027-02-19'), until('2027-02-20')]).toEqual([
      { kind: 'set', weeks: expect.arrayContaining([SECOND, '2027-02-19']) },
      TOO_FAR,
    ]);
  });

  it('name a week by its Friday, or none', () => {
    expect([null, undefined, ...ids(SECOND)].map((id) => readWeek(id, 'from'))).toEqual([null, null, SECOND]);
    expect(resultOf(() => readWeek('per_20261126', 'from'))).toEqual(badInput('from'));
  });
});

describe('the paused weeks after a change', () => {
  const TUESDAY = new Date('2026-11-24T23:59:59.999-05:00');
  const WEDNESDAY = new Date('2026-11-25T00:00:00-05:00');
  type State = Partial<Parameters<typeof pausesAfter>[1]>;
  const after = (change: Exclude<PauseChange, { kind: 'keep' }>, state: State = {}) =>
    resultOf(() =>
      pausesAfter(change, {
        now: TUESDAY,
        before: [],
        decidedThrough: '2026-11-13',
        bought: [],
        calendar: USUAL_CALENDAR,
        ...state,
      }),
    );
  const closed = (week: string, optOutBy: string) => ({
    code: 'WEEK_CLOSED',
    params: { period: toId('Period', week), optOutBy },
  });
  const FIRST_CLOSED = closed(FIRST, '2026-11-25T00:00:00-05:00');

  it.each<[string, State, string, number]>([
    ['before an opt-out', {}, FIRST, 12],
    ['at it', { now: WEDNESDAY }, SECOND, 12],
    ['once the first is decided', { decidedThrough: FIRST }, SECOND, 11],
    ['but those that a cart has bought', { bought: [THIRD] }, FIRST, 11],
  ])('are all that are open: %s', (_, state, first, count) => {
    const weeks = after({ kind: 'all' }, state) as string[];
    expect([weeks[0], weeks.length, weeks.includes(THIRD)]).toEqual([first, count, !state.bought]);
  });

  it.each<[string, Exclude<PauseChange, { kind: 'keep' }>, State, unknown]>([
    ['those that are set, in order', { kind: 'set', weeks: [LAST, SECOND] }, { before: [THIRD] }, [SECOND, LAST]],
    ['none', { kind: 'set', weeks: [] }, { before: [THIRD] }, []],
    ['one more', { kind: 'change', pause: [THIRD], resume: [] }, { before: [SECOND] }, [SECOND, THIRD]],
    ['one that is paused, once', { kind: 'change', pause: [SECOND], resume: [] }, { before: [SECOND] }, [SECOND]],
    ['one less', { kind: 'change', pause: [], resume: [SECOND] }, { before: [SECOND, THIRD] }, [THIRD]],
    [
      'without those of the past',
      { kind: 'change', pause: [], resume: [] },
      { before: ['2026-11-13', THIRD] },
      [THIRD],
    ],
    ['not one beyond the twelve', { kind: 'change', pause: [BEYOND], resume: [] }, {}, TOO_FAR],
    ['the thirteenth, once the first has closed', { kind: 'set', weeks: [BEYOND] }, { now: WEDNESDAY }, [BEYOND]],
    ['not one that has closed', { kind: 'set', weeks: [FIRST] }, { now: WEDNESDAY }, FIRST_CLOSED],
    [
      'not one that is decided',
      { kind: 'change', pause: [FIRST], resume: [] },
      { decidedThrough: FIRST },
      FIRST_CLOSED,
    ],
    [
      'not one to resume that is decided',
      { kind: 'change', pause: [], resume: [FIRST] },
      { decidedThrough: FIRST },
      FIRST_CLOSED,
    ],
    ['not one that a cart has bought', { kind: 'set', weeks: [FIRST] }, { bought: [FIRST] }, FIRST_CLOSED],
  ])('are %s', (_, change, state, expected) => {
    expect(after(change, state)).toEqual(expected);
  });

  it('are refused with the opt-out of the week', () => {
    expect(weekClosed(SECOND, USUAL_CALENDAR)).toMatchObject(closed(SECOND, '2026-12-02T00:00:00-05:00'));
  });
});
