import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  SavingChanges_saving$data,
  SavingChanges_saving$key,
} from '#generated/relay/SavingChanges_saving.graphql.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { columnLabel } from './recordFields.ts';
import styles from './RecordForm.module.css';
import { savedValueText } from './savedValues.ts';

const fragment = graphql`
  fragment SavingChanges_saving on CatalogueSaving {
    count
    changes {
      kind
      key
      name
      column
      before
      after
    }
  }
`;

type Change = SavingChanges_saving$data['changes'][number];
type Props = {
  saving: SavingChanges_saving$key;
  /** How many are named. */
  most: number;
  /** What undoing it would do. */
  isUndone?: boolean;
};

/** What a saving changed, by the names of the objects, or what becomes of it if it is undone. */
export function SavingChanges({ saving, most, isUndone = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { count, changes } = useFragment(fragment, saving);
  const textOf = ({ name, column, ...values }: Change): string => {
    const { before, after } = isUndone ? { before: values.after, after: values.before } : values;
    if (column === null || column === undefined)
      return t(`desk_records.savings.${before === null || before === undefined ? 'added' : 'removed'}`, { name });
    const label = columnLabel(t, column);
    const valueOf = (text: string | null | undefined) =>
      text ? savedValueText(t, locale, column, text) : t('desk_catalogue.nothing');
    return t('desk_records.savings.changed', { name, label, before: valueOf(before), after: valueOf(after) });
  };
  return (
    <ul className={styles.changes}>
      {changes.slice(0, most).map((change) => (
        <li key={`${change.kind} ${change.key} ${change.column ?? ''}`}>{textOf(change)}</li>
      ))}
      {count > most && <li>{t('desk_records.savings.more', { count: count - Math.min(most, changes.length) })}</li>}
    </ul>
  );
}
