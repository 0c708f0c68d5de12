import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assembling_week$key } from '#generated/relay/Assembling_week.graphql.ts';
import { isAssembled } from '#rules/lineStatus.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { readDeskMemory } from '../frame/deskMemory.ts';
import { PaperTable } from '../frame/PaperTable.tsx';
import { shiftNow } from '../frame/ShiftName.tsx';
import { usePrinting } from '../frame/usePrinting.ts';
import { AssembleAll, AssemblyUndos, useAssemblies } from './Assembling.tsx';
import { EmptyList } from './EmptyList.tsx';
import { markReader, tickOf } from './lineTicks.ts';
import styles from './PackingBoard.module.css';
import { lineRows, placeRows, placeText, slotText } from './packingLists.ts';
import { PackingOrder, type Marking } from './PackingOrder.tsx';
import {
  comingLines,
  isEmptySheet,
  isToPack,
  placesOf,
  slotOfPlace,
  type PickLine,
  type PickList,
  type PickPlace,
  type PickSheet,
} from './pickList.ts';
import { PickSheetPage } from './PickSheetPage.tsx';
import { TickState } from './TickState.tsx';
import { useLineTicks, type ReadLines } from './useLineTicks.ts';

type PlaceProps = Marking & { place: PickPlace; sheets: readonly PickSheet[] };

/** The orders of a pickup point, or of a round by its stops. */
function PackingPlace({ place, sheets, ...marking }: PlaceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const slot = slotText(slotOfPlace(sheets), locale, now);
  const count = t('desk_lists.orders', { count: sheets.length });
  return (
    <section className={styles.section} aria-label={place.name || t('desk_lists.no_place')}>
      <h2 className={styles.heading}>
        {place.name || t('desk_lists.no_place')} <span>{[slot, count].filter(Boolean).join(' · ')}</span>
      </h2>
      <div className={styles.orders}>
        {sheets.map((sheet) => (
          <PackingOrder key={sheet.number} sheet={sheet} {...marking} />
        ))}
      </div>
    </section>
  );
}

type Props = {
  list: PickList;
  /** Who is at which order's crate, by the order's id, if changed since the list was read. */
  packers: ReadonlyMap<string, string | null>;
  readLines: ReadLines;
  /** What any tablet assembled at once; null: not read from the server. */
  assembled: Assembling_week$key | null;
  /** The server has not responded: this device's copy is shown. */
  isStoredCopy: boolean;
  /** This device can also open it offline. */
  opensOffline: boolean;
};

const CSV = 'text/csv;charset=utf-8';
const EVERYWHERE = '';

/** The orders of a week, or of one of its places, to be packed, printed and handed out. */
export function PackingBoard({ list, packers, assembled, readLines, isStoredCopy, opensOffline }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const marks = useLineTicks(readLines);
  const assemblies = useAssemblies(assembled);
  const refresh = () => void readLines().catch(() => undefined);
  const [chosen, setChosen] = useState(EVERYWHERE);
  const { printing, print } = usePrinting<'sheets' | 'list'>('sheets');
  const places = placesOf(list);
  const place = places.find(({ id }) => id === chosen);
  const markOf = markReader(marks.ticks);
  const isSent = (line: PickLine) => !marks.ticks.some((tick) => tick.line === line.id);
  const isComplete = (sheet: PickSheet) =>
    isToPack(sheet) && isAssembled(comingLines(sheet)) && sheet.lines.every(isSent);
  const me = shiftNow() ?? readDeskMemory().reader;
  const packerOf = ({ id, packer }: PickSheet): string | null => {
    const name = packers.has(id) ? (packers.get(id) ?? null) : packer;
    return name === me ? null : name;
  };
  const translation = { t, locale };
  const selectedPlaces = place ? [place] : places;
  const sheetsOf = (one: PickPlace) => list.sheets.filter((sheet) => sheet.place.id === one.id);
  const sheets = selectedPlaces.flatMap(sheetsOf);
  // On paper only what is packed and handed over.
  const printedSheets = sheets.filter((sheet) => !isEmptySheet(sheet));
  const listOf = (one: PickPlace) =>
    placeRows(
      translation,
      one,
      printedSheets.filter(({ place: { id } }) => id === one.id),
    );
  const nameOf = (id: string): string | null => {
    for (const { code, lines } of list.sheets)
      for (const line of lines) if (line.id === id) return `${code}, ${line.product}`;
    return null;
  };
  const downloadList = () => {
    const rows = selectedPlaces.flatMap((one) => {
      const { columns, rows: placeRowsOf } = listOf(one);
      return [[one.name], columns, ...placeRowsOf.map(({ cells }) => cells), []];
    });
    saveFile(
      `${t('desk_lists.file_list', { day: list.deliveryDay ?? list.week })}.csv`,
      spreadsheetText(locale, rows),
      CSV,
    );
  };
  const downloadLines = () =>
    saveFile(
      `${t('desk_lists.file_packing', { day: list.deliveryDay ?? list.week })}.csv`,
      spreadsheetText(locale, lineRows(translation, sheets, markOf)),
      CSV,
    );
  if (list.sheets.length === 0)
    return <EmptyList closesAt={list.closesAt} title={t('desk_lists.none')} detail={t('desk_lists.none_detail')} />;
  return (
    <>
      <div className={styles.screen}>
        <TickState marks={marks} nameOf={nameOf} opensOffline={opensOffline} />
        {isStoredCopy && (
          <Notice kind="sunken" className={styles.kept}>
            <p>{t('desk_lists.kept_only')}</p>
          </Notice>
        )}
        <div className={styles.bar}>
          {places.length > 1 && (
            <SelectField
              label={t('desk_lists.place')}
              className={styles.place}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value={EVERYWHERE}>{t('desk_lists.everywhere')}</option>
              {places.map((one) => (
                <option key={one.id} value={one.id}>
                  {placeText(one, locale)}
                </option>
              ))}
            </SelectField>
          )}
          <AssembleAll sheets={sheets.filter(isComplete)} onChanged={refresh} />
          <AssemblyUndos assemblies={assemblies} onChanged={refresh} />
          <Button onClick={() => print('sheets')}>{t('desk_lists.print_sheets')}</Button>
          <Button variant="outlined" onClick={() => print('list')}>
            {t('desk_lists.print_list')}
          </Button>
          <Button variant="outlined" icon={downloadIcon} onClick={downloadLines}>
            {t('desk_lists.take_lines')}
          </Button>
          <Button variant="outlined" icon={downloadIcon} onClick={downloadList}>
            {t('desk_lists.take_list')}
          </Button>
        </div>
        {selectedPlaces.map((one) => (
          <PackingPlace
            key={one.id}
            place={one}
            sheets={sheetsOf(one)}
            markOf={markOf}
            packerOf={packerOf}
            isComplete={isComplete}
            assemblyOf={({ id }) => assemblies.find(({ orders }) => orders.includes(id)) ?? null}
            onAssembled={refresh}
            onMark={(line, mark) => marks.mark([tickOf(line, mark, nameOf(line.id))])}
          />
        ))}
      </div>
      {printing && (
        <div className={styles.paper}>
          {printing === 'sheets'
            ? printedSheets.map((sheet) => <PickSheetPage key={sheet.number} sheet={sheet} printedAt={now} />)
            : selectedPlaces.map((one) => (
                <PaperTable
                  key={one.id}
                  hasTicks
                  title={t(one.delivers ? 'desk_lists.round_list' : 'desk_lists.handover_list', {
                    place: one.name,
                    name: one.name,
                  })}
                  subtitles={[slotText(slotOfPlace(sheetsOf(one)), locale, null)]}
                  {...listOf(one)}
                />
              ))}
        </div>
      )}
    </>
  );
}
