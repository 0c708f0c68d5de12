import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import producersQueryNode, { type producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { useCachedQuery } from '../../shared/relay/useCachedQuery.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { parseWeekParam } from '../frame/deskAddress.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { useQueryFailed, useLastSyncedAt } from '../frame/deskSync.ts';
import { ListPlaceholder } from '../frame/ListPlaceholder.tsx';
import { PaperTable } from '../frame/PaperTable.tsx';
import { spreadsheetText } from '../frame/spreadsheetText.ts';
import { useListChanges } from '../frame/useListChanges.ts';
import { usePrinting } from '../frame/usePrinting.ts';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import { markedLine, tickOf } from './lineTicks.ts';
import styles from './PackingBoard.module.css';
import { ProducerPanel } from './ProducerPanel.tsx';
import {
  producersFile,
  purchaseHead,
  purchaseRows,
  readReceiving,
  type LineState,
  type Producer,
} from './producers.ts';
import { TickState } from './TickState.tsx';
import { useLineTicks } from './useLineTicks.ts';

/** The week whose Friday the address contains, else the one whose goods are being received. */
export const loader = browserLoader<producersQuery>(producersQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));

const linesOf = (producers: readonly Producer[]) =>
  producers.flatMap(({ items }) => items.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name }))));

/** Each producer's delivery for a week, in total and by order; marked as it is received, and printed as purchase orders. */
export function ReceivingView({ reference }: { reference: PreloadedQuery<producersQuery> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const weekParam = parseWeekParam(useParams().item);
  const failed = useQueryFailed(reference);
  const data = useCachedQuery<producersQuery>(producersQueryNode, reference);
  const receiving = useMemo(() => readReceiving(data), [data]);
  useLastSyncedAt(receiving);
  const producers = receiving?.producers ?? null;
  const { variables } = reference;
  const readLines = useCallback(async () => {
    const observable = fetchQuery<producersQuery>(environment, producersQueryNode, variables, {
      fetchPolicy: 'network-only',
    });
    const refetched = readReceiving(await observable.toPromise());
    if (!refetched) throw new Error('The list was not read.');
    return new Map(linesOf(refetched.producers).map(({ id, status, missing }) => [id, { status, missing }]));
  }, [environment, variables]);
  useListChanges(variables.startDate ?? null);
  const marks = useLineTicks(readLines);
  const [chosen, setChosen] = useState('');
  const { printing, print } = usePrinting<'orders'>('orders');

  const day = receiving?.week ?? weekParam;
  const deliveryDay = receiving?.deliveryDay;
  const title = deliveryDay
    ? t('desk_lists.receiving_title', { day: formatDay(deliveryDay, locale, now) })
    : t('desk.views.receiving');
  const stateOf: LineState = (line) => markedLine(marks.ticks, line);
  const all = producers ?? [];
  const selectedProducers = all.filter(({ name }) => chosen === '' || name === chosen);
  const nameOf = (id: string) => {
    const line = linesOf(all).find((one) => one.id === id);
    return line ? `${line.code}, ${line.name}` : null;
  };
  const download = () =>
    saveFile(
      `${t('desk_lists.file_receiving', { day: deliveryDay })}.csv`,
      spreadsheetText(locale, producersFile({ t, locale }, selectedProducers, stateOf)),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <div className={styles.screen}>
        <DeskHead
          title={title}
          under={t('desk_lists.units', { count: all.reduce((sum, one) => sum + one.quantity, 0) })}
        >
          {day && <WeekChoice view="receiving" week={day} weeks={receiving?.weeks ?? []} />}
        </DeskHead>
        {producers && <TickState marks={marks} nameOf={nameOf} />}
        {!producers && <ListPlaceholder failed={failed} onRetry={() => void readLines().catch(() => undefined)} />}
        {producers?.length === 0 && <EmptyState title={t('desk_lists.no_producers')} />}
        {all.length > 0 && (
          <div className={styles.bar}>
            <SelectField
              label={t('desk_lists.producer')}
              className={styles.place}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">{t('desk_lists.every_producer')}</option>
              {all.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <Button onClick={() => print('orders')}>{t('desk_lists.print_orders')}</Button>
            <Button variant="outlined" icon={downloadIcon} onClick={download}>
              {t('desk_lists.take_lines')}
            </Button>
          </div>
        )}
        <div className={styles.orders}>
          {selectedProducers.map((producer) => (
            <ProducerPanel
              key={producer.name}
              producer={producer}
              stateOf={stateOf}
              onMark={(changes) => marks.mark(changes.map(([line, mark]) => tickOf(line, mark)))}
            />
          ))}
        </div>
      </div>
      {printing && (
        <div className={styles.paper}>
          {selectedProducers.map((producer) => (
            <PaperTable
              key={producer.name}
              title={t('desk_lists.purchase_order', {
                name: producer.town ? t('desk_lists.producer_from', producer) : producer.name,
              })}
              subtitles={purchaseHead({ t, locale }, deliveryDay ?? '', receiving?.dropOff ?? null, producer)}
              {...purchaseRows(t, producer)}
              note={t('desk_lists.retail_prices')}
            />
          ))}
        </div>
      )}
    </>
  );
}
