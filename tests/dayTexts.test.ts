import { describe, expect, it } from 'vitest';
import { matchesIn, product, textOf } from './support/sourceFiles.ts';

describe('a day in words (E73)', () => {
  it('is written by formatDay, formatMoment, formatLastDay, formatEvening, formatDayEnd and formatClosing alone', () => {
    const exported = [...textOf('rules/dates.ts').matchAll(/^export (?:function|const) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(exported.sort()).toEqual([
      'dayParts',
      'formatClosing',
      'formatDay',
      'formatDayEnd',
      'formatEvening',
      'formatLastDay',
      'formatMoment',
      'formatTime',
      'formatTimeRange',
      'lastInstantBefore',
      'weekdayName',
    ]);
    expect(matchesIn(/Intl\.DateTimeFormat|toLocale(?:Date|Time)String/, product)).toEqual([
      'rules/dates.ts',
      'rules/zone.ts',
    ]);
  });
  it('shows weekday, number and month apart in the tiles of a calendar, for a season, the months of accounts and the axis of a plot alone', () => {
    expect(matchesIn(/\bdayParts\(/, product)).toEqual([
      'rules/dates.ts',
      'rules/season.ts',
      'src/baskets/PauseWeeks.tsx',
      'src/desk/accounting/NumbersView.tsx',
      'src/desk/accounting/periodName.ts',
      'src/desk/week/WeekStrip.tsx',
    ]);
  });
  it('is a weekday without a date only for what comes every week: hours, rounds, the steps of a week', () => {
    expect(matchesIn(/\bweekdayName\(/, product)).toEqual([
      'rules/weekDays.ts',
      'server/siteInformation/operatorPageText.ts',
      'src/app/ClosedMarket.tsx',
      'src/baskets/BasketsScreen.tsx',
      'src/desk/calendar/MarketTimePanel.tsx',
      'src/desk/calendar/PlanForm.tsx',
      'src/desk/calendar/RulesAgreement.tsx',
      'src/desk/catalogue/DeskRecords.tsx',
      'src/desk/catalogue/RecordFields.tsx',
      'src/desk/catalogue/savedValues.ts',
      'src/desk/frame/GoodsWarnings.tsx',
      'src/desk/information/DropOffFields.tsx',
      'src/desk/information/InformationView.tsx',
      'src/fulfilment/slotText.ts',
      'src/pages/SellerNewScreen.tsx',
      'src/pages/faqQuestions.ts',
      'src/pages/openingHours.ts',
    ]);
  });
  it('never names a delivery week by the Friday on which its period starts', () => {
    const namedByFriday = /format(?:Day|Moment)\(\s*(?:\w+[.!?]+)*(?:startDate|start_week|week|friday)\b/;
    expect(namedByFriday.test('formatDay(week.period.startDate, locale, now)')).toBe(true);
    // The public page of recurring baskets explains the steps of a week, of which the first is its Friday.
    expect(matchesIn(namedByFriday, product)).toEqual(['src/baskets/BasketsScreen.tsx']);
  });
});
