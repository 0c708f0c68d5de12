import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import { foldedName } from '#rules/plainText.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { arrivedUnits, linesOf } from './arrivals.ts';
import styles from './ProducerList.module.css';
import type { LineState, Producer } from './producers.ts';

/** The search finds producers by their names and by what they bring. */
const matches = ({ name, items }: Producer, search: string): boolean => {
  const words = foldedName(search).trim().split(/\s+/);
  return [name, ...items.map((item) => item.name)].some((text) => {
    const folded = foldedName(text);
    return words.every((word) => folded.includes(word));
  });
};

type RowProps = { producer: Producer; stateOf: LineState; isOpen: boolean; onOpen: () => void };

function ProducerRow({ producer, stateOf, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { awaited, missing } = arrivedUnits(linesOf(producer), stateOf);
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isOpen || undefined} onClick={onOpen}>
        <b className={styles.name}>{producer.name}</b>
        {awaited > 0 ? (
          <span>{t('desk_lists.awaited', { count: awaited, n: formatCount(awaited, locale) })}</span>
        ) : (
          missing === 0 && <Tag colour="turquoise">{t('desk_lists.all_here')}</Tag>
        )}
        {missing > 0 && (
          <Tag colour="red">{t('desk_lists.units_short', { count: missing, n: formatCount(missing, locale) })}</Tag>
        )}
      </button>
    </li>
  );
}

type Props = {
  producers: readonly Producer[];
  stateOf: LineState;
  openName: string | null;
  search: string;
  onSearch: (search: string) => void;
  onOpen: (name: string) => void;
  /** Actions on all of them. */
  children: ReactNode;
};

/**
 * The producers of a week, those that are still awaited alone if the reader wants. One that has been received meanwhile
 * keeps its place until the list is filtered again: nothing moves under a finger.
 */
export function ProducerList({ producers, stateOf, openName, search, onSearch, onOpen, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isAwaited = (producer: Producer) => arrivedUnits(linesOf(producer), stateOf).awaited > 0;
  const awaitedNames = () => producers.filter(isAwaited).map(({ name }) => name);
  const [onlyAwaited, setOnlyAwaited] = useState(true);
  const [filtered, setFiltered] = useState<ReadonlySet<string>>(() => new Set(awaitedNames()));
  const awaited = new Set(awaitedNames());
  const listed = producers.filter(
    (producer) =>
      (!onlyAwaited || search !== '' || awaited.has(producer.name) || filtered.has(producer.name)) &&
      matches(producer, search),
  );
  const filterAgain = () => setFiltered(new Set(awaitedNames()));
  return (
    <section className={styles.producers} aria-label={t('desk_lists.producers_list')}>
      <TextField
        label={t('desk_lists.find_producer')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => {
          filterAgain();
          onSearch(event.target.value);
        }}
      />
      <Checkbox
        title={t('desk_lists.only_awaited')}
        checked={onlyAwaited}
        onChange={(checked) => {
          filterAgain();
          setOnlyAwaited(checked);
        }}
      />
      <p role="status" className={styles.count}>
        {t('desk_lists.awaited_producers', {
          count: awaited.size,
          n: formatCount(awaited.size, locale),
          all: formatCount(producers.length, locale),
        })}
      </p>
      <ul className={styles.list}>
        {listed.map((producer) => (
          <ProducerRow
            key={producer.name}
            producer={producer}
            stateOf={stateOf}
            isOpen={producer.name === openName}
            onOpen={() => onOpen(producer.name)}
          />
        ))}
        {listed.length === 0 && (
          <li className={styles.nobody}>
            {t(search === '' ? 'desk_lists.nothing_awaited' : 'desk_lists.nobody_found')}
          </li>
        )}
      </ul>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
