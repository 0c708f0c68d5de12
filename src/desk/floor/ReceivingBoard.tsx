import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { PaperTable } from '../frame/PaperTable.tsx';
import { usePrinting } from '../frame/usePrinting.ts';
import { markReader, tickOf } from './lineTicks.ts';
import printStyles from './PackingBoard.module.css';
import { ProducerList } from './ProducerList.tsx';
import { ProducerPanel } from './ProducerPanel.tsx';
import { producersFile, purchaseHead, purchaseRows, type Producer, type Receiving } from './producers.ts';
import styles from './ReceivingBoard.module.css';
import { TickState } from './TickState.tsx';
import { useLineTicks, type ReadLines } from './useLineTicks.ts';

type Props = {
  receiving: Receiving;
  readLines: ReadLines;
  /** The server has not responded: this device's copy is shown. */
  isStoredCopy: boolean;
  /** This device can also open it offline. */
  opensOffline: boolean;
};

/** The producers of a week, one of them open: marked as its goods are received, printed as purchase orders. */
export function ReceivingBoard({ receiving, readLines, isStoredCopy, opensOffline }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const marks = useLineTicks(readLines);
  const { producer: openName } = useDeskMemory();
  const [ownSearch, setOwnSearch] = useState('');
  const { producers, deliveryDay, rule } = receiving;
  const open = producers.find(({ name }) => name === openName) ?? null;
  const { printing, print } = usePrinting<'all' | 'open'>(open ? 'open' : 'all');
  const stateOf = useMemo(() => markReader(marks.ticks), [marks.ticks]);
  const nameOf = (id: string): string | null => {
    for (const { items } of producers)
      for (const { name, lines } of items) for (const line of lines) if (line.id === id) return `${line.code}, ${name}`;
    return null;
  };
  const show = (name: string | null) => saveDeskMemory('producer', name);
  const download = (exported: readonly Producer[]) =>
    saveFile(
      `${t('desk_lists.file_receiving', { day: deliveryDay })}.csv`,
      spreadsheetText(locale, producersFile({ t, locale }, exported, stateOf)),
      'text/csv;charset=utf-8',
    );
  const printed = printing === 'open' && open ? [open] : producers;
  return (
    <>
      <div className={printStyles.screen}>
        <TickState marks={marks} nameOf={nameOf} opensOffline={opensOffline} />
        {isStoredCopy && (
          <Notice kind="sunken" className={printStyles.kept}>
            <p>{t('desk_lists.kept_only')}</p>
          </Notice>
        )}
        <div className={styles.columns} data-open={open ? '' : undefined}>
          <ProducerList
            producers={producers}
            stateOf={stateOf}
            openName={open?.name ?? null}
            search={ownSearch}
            onSearch={setOwnSearch}
            onOpen={show}
          >
            <Button size="s" variant="outlined" onClick={() => print('all')}>
              {t('desk_lists.print_orders')}
            </Button>
            <Button size="s" variant="outlined" icon={downloadIcon} onClick={() => download(producers)}>
              {t('desk_lists.take_lines')}
            </Button>
          </ProducerList>
          {open ? (
            <ProducerPanel
              key={open.name}
              producer={open}
              rule={rule}
              stateOf={stateOf}
              marks={marks}
              onMark={(changes, undoes) =>
                marks.mark(
                  changes.map(([line, mark]) => tickOf(line, mark, nameOf(line.id))),
                  undoes,
                )
              }
              onClose={() => show(null)}
            >
              <Button size="s" variant="text" onClick={() => print('open')}>
                {t('desk_lists.print_order')}
              </Button>
              <Button size="s" variant="text" icon={downloadIcon} onClick={() => download([open])}>
                {t('desk_lists.take_producer')}
              </Button>
            </ProducerPanel>
          ) : (
            <p className={styles.none}>{t('desk_lists.choose_producer')}</p>
          )}
        </div>
      </div>
      {printing && (
        <div className={printStyles.paper}>
          {printed.map((producer) => (
            <PaperTable
              key={producer.name}
              title={t('desk_lists.purchase_order', {
                name: producer.town ? t('desk_lists.producer_from', producer) : producer.name,
              })}
              subtitles={purchaseHead({ t, locale }, receiving, producer)}
              {...purchaseRows(t, producer)}
              note={t('desk_lists.retail_prices')}
            />
          ))}
        </div>
      )}
    </>
  );
}
