import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import type { NumbersViewQuery } from '#generated/relay/NumbersViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { dollarsText } from '#rules/spreadsheetText.ts';

graphql`
  fragment numbersRows_week on NumbersWeek {
    period {
      startDate
      endDate
    }
    closed
    orders
    sales
    refunded
    average
    basketsActive
    basketsSkipped
    basketsEnded
    membersActive
    membersNew
    membersEnded
  }
`;

export type NumbersWeek = NonNullable<NumbersViewQuery['response']['staff']>['marketNumbers']['weeks'][number];

/** What a week is called, whether it runs at `today`, and its figures. Cents, and counts. */
export const weekFigures = (
  { period, closed, orders, sales, refunded, average, ...people }: NumbersWeek,
  today: string,
) => {
  const { basketsActive, basketsSkipped, basketsEnded, membersActive, membersNew, membersEnded } = people;
  const state = closed ? 'closed' : period.endDate > today ? 'running' : 'ended';
  return {
    start: period.startDate,
    state: state as 'closed' | 'running' | 'ended',
    orders,
    sales,
    refunded,
    average: average ?? null,
    basketsActive,
    basketsSkipped,
    basketsEnded,
    membersActive,
    membersNew,
    membersEnded,
  };
};
export type WeekFigures = ReturnType<typeof weekFigures>;
/** Figures of the table beside each plot. */
export const MONEY = ['sales', 'refunded', 'average'] as const;
export const BASKETS = ['basketsActive', 'basketsSkipped', 'basketsEnded'] as const;
export const MEMBERS = ['membersActive', 'membersNew', 'membersEnded'] as const;
export type Figure = (typeof MONEY)[number] | 'orders' | (typeof BASKETS)[number] | (typeof MEMBERS)[number];

export const isMoney = (figure: Figure): boolean => MONEY.some((one) => one === figure);

/** A row for each week, its columns as docs/accounting.md describes them. */
export function numbersFile(t: TFunction, locale: Locale, weeks: readonly WeekFigures[]): (string | number | null)[][] {
  const figures = ['sales', 'refunded', 'orders', 'average', ...BASKETS, ...MEMBERS] as const;
  return [
    ['week', 'closed', ...figures].map((name) => t(`desk_numbers.columns.${name as 'week'}`)),
    ...weeks.map((week) => [
      week.start,
      week.state === 'closed' ? 1 : 0,
      ...figures.map((figure) => {
        const value = week[figure];
        return value !== null && isMoney(figure) ? dollarsText(value, locale) : value;
      }),
    ]),
  ];
}
