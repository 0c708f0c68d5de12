/**
 * A calendar year as a list of days, walked one by one. It shares nothing with the market's rules of weeks and dates,
 * which it verifies.
 */

/** `weekday`: 0 for Sunday. */
export type Day = { date: string; weekday: number; dayOfMonth: number; isLastOfMonth: boolean };
export type Rhythm = 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'quarterly' | 'semiannual';

const [TUESDAY, FRIDAY] = [2, 5];

/** Every day from the first to the last, both included. */
export function listDays(first: string, last: string): Day[] {
  const days: Day[] = [];
  for (const day = new Date(`${first}T12:00:00Z`); days.at(-1)?.date !== last;) {
    const [date, dayOfMonth, weekday] = [day.toISOString().slice(0, 10), day.getUTCDate(), day.getUTCDay()];
    day.setUTCDate(dayOfMonth + 1);
    days.push({ date, weekday, dayOfMonth, isLastOfMonth: day.getUTCDate() === 1 });
  }
  return days;
}

/** The Fridays of a list of days. */
export const fridaysOf = (days: readonly Day[]): string[] =>
  days.filter(({ weekday }) => weekday === FRIDAY).map(({ date }) => date);

/** The day `count` days after another. */
export function dayAfter(days: readonly Day[], date: string, count: number): string {
  const day = days[days.findIndex((day) => day.date === date) + count];
  if (!day) throw new RangeError(`${count} days after ${date} are not on this calendar`);
  return day.date;
}

/** Which days bring a basket whose first week begins at `start`, by the days and months passed since. */
function anniversaries(rhythm: Rhythm, start: Day): (day: Day, daysGone: number, monthsGone: number) => boolean {
  if (rhythm === 'weekly') return (_day, daysSinceStart) => daysSinceStart % 7 === 0;
  if (rhythm === 'biweekly') return (_day, daysSinceStart) => daysSinceStart % 14 === 0;
  const step = { monthly: 1, bimonthly: 2, quarterly: 3, semiannual: 6 }[rhythm];
  return ({ dayOfMonth, isLastOfMonth }, _gone, months) =>
    months % step === 0 && (dayOfMonth === start.dayOfMonth || (isLastOfMonth && dayOfMonth < start.dayOfMonth));
}

/**
 * The Fridays of the weeks that bring a basket to somebody who subscribes on that day: the first is the week whose
 * opt-out Tuesday is next, including that day, since one may opt out until Tuesday's midnight (E21, E48).
 */
export function basketFridays(days: readonly Day[], rhythm: Rhythm, subscribedOn: string): string[] {
  let index = days.findIndex(({ date }) => date === subscribedOn);
  while (days[index]?.weekday !== TUESDAY) index += 1;
  while (days[index]?.weekday !== FRIDAY) index -= 1;
  const start = days[index];
  if (!start) throw new RangeError(`${subscribedOn} is not on this calendar`);
  const isDue = anniversaries(rhythm, start);
  const dates: string[] = [];
  let [friday, months] = [start.date, 0];
  for (const [daysSinceStart, day] of days.slice(index).entries()) {
    if (day.weekday === FRIDAY) friday = day.date;
    if (daysSinceStart > 0 && day.dayOfMonth === 1) months += 1;
    if (isDue(day, daysSinceStart, months)) dates.push(friday);
  }
  return dates;
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The instant of this local time at the market, which has one of two offsets. */
export function wallInstant(date: string, time: string): Date {
  const offset = ['-04:00', '-05:00']
    .map((offset) => new Date(`${date}T${time}:00${offset}`))
    .find((instant) => wallClock.format(instant) === `${date} ${time}`);
  if (!offset) throw new RangeError(`The market's clock never shows ${date} ${time}`);
  return offset;
}

/**
 * Whether a job's schedule (cron: minute, hour, day, month, weekday; numbers, `*` and steps of it) runs it at an
 * instant.
 */
export function runsAt(cron: string, instant: Date): boolean {
  const [date = '', time = ''] = wallClock.format(instant).split(' ');
  const [hour, minute] = time.split(':').map(Number);
  const [, month, day] = date.split('-').map(Number);
  const now = [minute, hour, day, month, new Date(`${date}T12:00:00Z`).getUTCDay()];
  return cron.split(' ').every((field, index) => {
    const [range = '', step = '1'] = field.split('/');
    const value = now[index] ?? Number.NaN;
    return range === '*' ? value % Number(step) === 0 : value === Number(range);
  });
}
