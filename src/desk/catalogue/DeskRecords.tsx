import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { DeskRecords_query$data, DeskRecords_query$key } from '#generated/relay/DeskRecords_query.graphql.ts';
import type { Locale, Weekday } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { CatalogueFiles } from './CatalogueFiles.tsx';
import { RecentSavings } from './RecentSavings.tsx';
import { recordChoicesOf } from './recordChoices.ts';
import styles from './RecordForm.module.css';
import { RecordForm } from './RecordForm.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import type { RecordKind } from './recordSections.ts';
import { nameIn } from './recordValues.ts';

// The form and its choices read what is spread over several files.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment DeskRecords_query on Query
  @argumentDefinitions(
    kind: { type: "CatalogueKind!" }
    key: { type: "String" }
    words: { type: "String" }
    seller: { type: "String" }
    form: { type: "Boolean!" }
    savings: { type: "Boolean!" }
  ) {
    ...weekWarnings_query @include(if: $form) @alias(as: "goodsDays")
    staff {
      catalogueRecords(kind: $kind, key: $key, words: $words, seller: $seller) {
        key
        version
        cells {
          column
          value
        }
        variants {
          key
          cells {
            column
            value
          }
        }
      }
      ...recordChoices_staff @include(if: $form) @alias(as: "choices")
      ...RecentSavings_staff @include(if: $savings) @alias(as: "savings")
    }
  }
`;
// oxlint-enable relay/unused-fields

/** Objects of one reading (schema: Staff.catalogueRecords): a list of as many may go on. */
const MAX_RECORDS = 200;

type Listed = NonNullable<DeskRecords_query$data['staff']>['catalogueRecords'][number];
const cellOf = ({ cells }: Listed, column: string) => cells.find((cell) => cell.column === column)?.value ?? '';

/** What tells one place, zone or basket from another in a list: its day and hours, how often it comes, its price. */
function factsOf(record: Listed, locale: Locale, t: TFunction): string {
  const [weekday, from, to, frequency, price] = ['weekday', 'from', 'to', 'frequency', 'price'].map((column) =>
    cellOf(record, column),
  );
  return [
    weekday && weekdayName(Number(weekday) as Weekday, locale),
    from && to && formatTimeRange(from, to, locale),
    frequency && t(`desk_records.choices.${frequency as 'weekly'}`),
    price && formatCents(Math.round(Number(price) * 100)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The parameters of the address: `edit` and `copy` have a key. */
const addressesOf = (path: string) => ({
  edit: (key: string) => `${path}?${new URLSearchParams({ edit: key })}`,
  copy: (key: string) => `${path}?${new URLSearchParams({ copy: key })}`,
  create: `${path}?new=1`,
  list: path,
});

function RecordRow({ record, path, depth }: { record: Listed; path: string; depth: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = nameIn(locale, (column) => cellOf(record, column), 'name');
  const isRetired = cellOf(record, 'active') === 'no';
  const facts = factsOf(record, locale, t);
  return (
    <li className={styles.row} data-depth={Math.min(depth, 3)}>
      <div className={styles.about}>
        <TextLink standalone href={addressesOf(path).edit(record.key)}>
          {name || record.key}
        </TextLink>
        {isRetired && ` · ${t('desk_records.retired')}`}
      </div>
      {facts && <p className={styles.hint}>{facts}</p>}
    </li>
  );
}

type Props = { kind: RecordKind; part: RecordKind | 'grid' | 'files'; path: string; query: DeskRecords_query$key };

/** All objects of a kind, categories as a tree; the form of one, of a new one, or of a copy; the grid, or files. */
export function DeskRecords({ kind, part, path, query }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [params] = useSearchParams();
  const { staff, goodsDays } = useFragment(fragment, query);
  if (!staff) return null;
  const records = staff.catalogueRecords;
  const goesOn = records.length >= MAX_RECORDS && (
    <p className={styles.first}>{t('desk_records.first', { most: records.length })}</p>
  );
  if (part === 'files' || part === 'grid')
    return (
      <>
        {part === 'grid' && goesOn}
        {part === 'files' ? (
          <CatalogueFiles />
        ) : (
          <RecordGrid records={records} choices={recordChoicesOf(staff.choices, locale)} />
        )}
        {staff.savings && <RecentSavings staff={staff.savings} />}
      </>
    );
  const addresses = addressesOf(path);
  const isForm = ['new', 'edit', 'copy'].some((name) => params.has(name));
  const [named] = params.has('new') ? [] : records;
  if (isForm) {
    const isMissing = !params.has('new') && !named;
    return (
      <>
        <p>
          <TextLink standalone href={addresses.list}>
            {t('desk_records.back')}
          </TextLink>
        </p>
        {isMissing ? (
          <Notice kind="plain">{t('desk_records.missing')}</Notice>
        ) : (
          <RecordForm
            key={params.toString()}
            kind={kind}
            stored={(params.has('edit') && named) || null}
            template={(params.has('copy') && named) || null}
            choices={recordChoicesOf(staff.choices, locale)}
            addresses={addresses}
            goodsDays={goodsDays ?? null}
          />
        )}
        {staff.savings && <RecentSavings staff={staff.savings} />}
      </>
    );
  }
  const parents = new Map(records.map((record) => [record.key, cellOf(record, 'parent')]));
  const depthOf = (key: string): number => {
    const parent = parents.get(key);
    return parent ? 1 + depthOf(parent) : 0;
  };
  return (
    <>
      <p>
        <TextLink standalone href={addresses.create}>
          {t(`desk_records.new.${kind}`)}
        </TextLink>
      </p>
      {goesOn}
      {records.length === 0 ? (
        <Notice kind="plain">{t(params.get('s') ? 'desk_records.none_found' : 'desk_records.none_yet')}</Notice>
      ) : (
        <ul className={styles.list}>
          {records.map((record) => (
            <RecordRow key={record.key} record={record} path={path} depth={depthOf(record.key)} />
          ))}
        </ul>
      )}
      {staff.savings && <RecentSavings staff={staff.savings} />}
    </>
  );
}
