import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './HandoverBoard.module.css';
import { HandoverCard } from './HandoverCard.tsx';
import { HandoverNews, LastHandovers } from './HandoverNews.tsx';
import { isHandedOver, isReadyToHandOver } from './handovers.ts';
import { searchSheets } from './handoverSearch.ts';
import { LetterJumps } from './LetterJumps.tsx';
import { placeText } from './packingLists.ts';
import { isEmptySheet, placesOf, type PickList, type PickSheet } from './pickList.ts';
import { useContainerCounts } from './useContainerCounts.ts';
import { useHandovers } from './useHandovers.ts';

type RowProps = { sheet: PickSheet; isDone: boolean; isOpen: boolean; onOpen: () => void };

/** An order in the list: crate, name, and warnings. */
function HandoverRow({ sheet, isDone, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation();
  const { code, number, customer, note, allergies, lines, owed, due = 0, byLink = false } = sheet;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        data-gone={isDone || undefined}
        onClick={onOpen}
      >
        <span className={styles.name}>
          <b>{customer}</b>
          <span>{number}</span>
        </span>
        <b className={styles.code}>{code}</b>
        <span className={styles.tags}>
          {isDone && <Tag colour="gray">{t('desk_handover.gone')}</Tag>}
          {!isDone && isEmptySheet(sheet) && <Tag colour="red">{t('desk_lists.nothing_comes')}</Tag>}
          {!isDone && !isEmptySheet(sheet) && !isReadyToHandOver(sheet) && (
            <Tag colour="orange">{t('desk_handover.unready')}</Tag>
          )}
          {due > 0 && (
            <Tag colour="orange">{t(byLink ? 'orders.due_by_link' : 'orders.due', { amount: formatCents(due) })}</Tag>
          )}
          {allergies && <Tag colour="red">{t('desk_lists.has_allergies')}</Tag>}
          {note && <Tag colour="yellow">{t('desk_handover.has_note')}</Tag>}
          {lines.some((line) => line.alcohol) && <Tag colour="orange">{t('desk_lists.of_age')}</Tag>}
          {(owed > 0 || lines.some(({ missing }) => missing > 0)) && (
            <Tag colour="red">{t('desk_handover.has_missing')}</Tag>
          )}
        </span>
      </button>
    </li>
  );
}

const EVERYWHERE = '';

/** `notice`: stands with what the board reports. */
type Props = { list: PickList; notice?: ReactNode };

/** The orders of a place by name, one of them open as a card, and a search by code, number, name or phone. */
export function HandoverBoard({ list, notice }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { place: placeId } = useDeskMemory();
  const queue = useHandovers();
  const counts = useContainerCounts();
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const places = placesOf(list);
  const place = places.find(({ id }) => id === placeId);
  const placeSheets = place ? list.sheets.filter((sheet) => sheet.place.id === place.id) : list.sheets;
  const isDone = ({ id, status }: PickSheet) => status === 'completed' || isHandedOver(queue.handovers, id);
  const doneIds = (sheets: readonly PickSheet[]) => new Set(sheets.filter(isDone).map(({ id }) => id));
  const remaining = placeSheets.filter((sheet) => !isDone(sheet) && !isEmptySheet(sheet));
  // Orders that were handed over before the list was filtered are last, and remain searchable. Others keep their place,
  // so that no other customer's row comes under the finger.
  const [filteredDone, setFilteredDone] = useState<ReadonlySet<string>>(() => doneIds(list.sheets));
  const results = searchSheets(placeSheets, query).toSorted(
    (one, other) => Number(filteredDone.has(one.id)) - Number(filteredDone.has(other.id)),
  );
  const search = (words: string) => {
    setQuery(words);
    setFilteredDone(doneIds(list.sheets));
  };
  const open = results.find(({ id }) => id === openId);
  const focusSearch = () => form.current?.querySelector('input')?.focus();
  const jumpTo = (id: string) => {
    const row = rows.current?.children[results.findIndex((sheet) => sheet.id === id)]?.querySelector('button');
    row?.scrollIntoView({ block: 'start' });
    row?.focus({ preventScroll: true });
  };
  const close = () => {
    setOpenId(null);
    focusSearch();
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (query !== '' && results[0]) setOpenId(results[0].id);
  };
  const handOver = (sheet: PickSheet, unpaid?: number) => {
    queue.handOver(sheet, unpaid);
    if (query !== '') search('');
    focusSearch();
  };
  if (list.sheets.length === 0)
    return <EmptyList closesAt={list.closesAt} title={t('desk_handover.none')} detail={t('desk_lists.none_detail')} />;
  return (
    <div className={styles.board} data-open={open ? '' : undefined}>
      <div className={styles.columns}>
        <div className={styles.news}>
          {notice}
          <HandoverNews queue={queue} counts={counts} />
        </div>
        <div className={styles.find}>
          <form ref={form} role="search" className={styles.bar} onSubmit={openFirst}>
            <TextField
              label={t('desk_handover.search')}
              hint={t('desk_handover.search_hint')}
              type="search"
              autoComplete="off"
              value={query}
              className={styles.search}
              onChange={(event) => search(event.target.value)}
            />
            {places.length > 1 && (
              <SelectField
                label={t('desk_lists.place')}
                className={styles.place}
                value={place?.id ?? EVERYWHERE}
                onChange={(event) => {
                  saveDeskMemory('place', event.target.value || null);
                  setOpenId(null);
                  setFilteredDone(doneIds(list.sheets));
                }}
              >
                <option value={EVERYWHERE}>{t('desk_lists.everywhere')}</option>
                {places.map((one) => (
                  <option key={one.id} value={one.id}>
                    {placeText(one, locale)}
                  </option>
                ))}
              </SelectField>
            )}
          </form>
          <p role="status" className={styles.count}>
            {t('desk_handover.left', { count: remaining.length, all: placeSheets.length })}
          </p>
          <LetterJumps sheets={results.filter(({ id }) => !filteredDone.has(id))} onJump={jumpTo} />
          <ul ref={rows} className={styles.list} aria-label={t('desk_handover.list')}>
            {results.map((sheet) => (
              <HandoverRow
                key={sheet.id}
                sheet={sheet}
                isDone={isDone(sheet)}
                isOpen={sheet === open}
                onOpen={() => setOpenId(sheet.id)}
              />
            ))}
            {results.length === 0 && <li className={styles.nobody}>{t('desk_handover.nobody')}</li>}
          </ul>
        </div>
        <div className={styles.side}>
          {open ? (
            <HandoverCard
              key={open.id}
              sheet={open}
              counts={counts}
              isDone={isDone(open)}
              onHandOver={(unpaid) => handOver(open, unpaid)}
              onClose={close}
            />
          ) : (
            <p className={styles.none}>{t('desk_handover.choose')}</p>
          )}
          <LastHandovers queue={queue} />
        </div>
      </div>
    </div>
  );
}
