import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { isDropOff } from '#rules/goodsDays.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { GoodsWarnings } from '../frame/GoodsWarnings.tsx';
import { nameIn, type RecordValues } from './recordValues.ts';

type Cells = RecordValues['cells'];
type Props = { query: weekWarnings_query$key; stored: Cells; cells: Cells; isNew: boolean };

/** What does not fit between the typed day of a pickup point or round, and when goods are brought or missing items announced (ADR 195). */
export function PlaceWarnings({ query, stored, cells, isNew }: Props) {
  const locale = useLocale();
  const textOf = (values: Cells, column: string) => String(values[column] ?? '');
  const name = nameIn(locale, (column) => cells[column], 'name');
  const [weekday, from, to] = ['weekday', 'from', 'to'].map((column) => textOf(cells, column)) as [
    string,
    string,
    string,
  ];
  const serves = weekday !== '' && cells['active'] === true && cells['storage_only'] !== true;
  const is = serves
    ? { name, weekday: Number(weekday) as Weekday, from: isDropOff({ weekday: 1, from, to }) ? from : null }
    : null;
  const was = isNew ? null : nameIn(locale, (column) => stored[column], 'name');
  return <GoodsWarnings query={query} change={{ place: { was, is } }} only={name} />;
}
