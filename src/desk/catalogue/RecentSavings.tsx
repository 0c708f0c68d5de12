import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useUndoCatalogueSavingMutation } from '#generated/hooks/useUndoCatalogueSavingMutation.ts';
import type {
  RecentSavings_staff$data,
  RecentSavings_staff$key,
} from '#generated/relay/RecentSavings_staff.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import styles from './RecordForm.module.css';
import { SavingChanges } from './SavingChanges.tsx';

graphql`
  mutation UndoCatalogueSavingMutation($number: Int!) {
    undoCatalogueSaving(number: $number) {
      number
      undoneAt
    }
  }
`;

const fragment = graphql`
  fragment RecentSavings_staff on Staff {
    catalogueSavings {
      number
      at
      source
      undoneAt
      ...SavingChanges_saving
    }
  }
`;

type Saving = RecentSavings_staff$data['catalogueSavings'][number];
/** Changes that are named of each saving. */
const NAMED = 4;

function SavingRow({ saving, busy, onUndo }: { saving: Saving; busy: boolean; onUndo: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { number, at, source, undoneAt } = saving;
  const when = formatMoment(at, locale, now);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{when}</strong> {t(`desk_records.savings.source.${source as 'form'}`)}
        <SavingChanges saving={saving} most={NAMED} />
      </div>
      {undoneAt ? (
        <span>{t('desk_records.savings.undone')}</span>
      ) : (
        <Button
          variant="outlined"
          size="s"
          busy={busy}
          aria-label={t('desk_records.savings.undo_of', { when, number })}
          onClick={onUndo}
        >
          {t('desk_records.savings.undo')}
        </Button>
      )}
    </li>
  );
}

/** The last savings of the catalogue, each with what it changed; each can be undone as a whole. */
export function RecentSavings({ staff }: { staff: RecentSavings_staff$key }) {
  const { t } = useTranslation();
  const toast = useToast();
  const title = useId();
  const { revalidate } = useRevalidator();
  const { catalogueSavings: savings } = useFragment(fragment, staff);
  const [undo, busy] = useUndoCatalogueSavingMutation();
  if (savings.length === 0) return null;
  const send = async (number: number) => {
    const data = await undo({ variables: { number }, failureKey: deskFailure('errors.basic_retry') });
    if (!data) return;
    toast.success(t('desk_records.savings.done'));
    await revalidate();
  };
  return (
    <section className={styles.savings} aria-labelledby={title}>
      <h2 id={title}>{t('desk_records.savings.title')}</h2>
      <ul className={styles.list}>
        {savings.map((saving) => (
          <SavingRow key={saving.number} saving={saving} busy={busy} onUndo={() => void send(saving.number)} />
        ))}
      </ul>
    </section>
  );
}
