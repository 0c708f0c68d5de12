import type { ReactNode } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { ConflictPanel } from '../shared/ui/ConflictPanel.tsx';
import styles from './DraftFoot.module.css';

/** A field that a colleague changed meanwhile: its label, and its stored value. */
export type TheirField = { label: string; value: string };

type Props = {
  /** What a colleague changed, in words: 'this product'. */
  changed: string;
  /** Null: no colleague did. */
  theirs: readonly TheirField[] | null;
  /** There are unsaved changes. */
  isChanged: boolean;
  saving: boolean;
  onDrop: () => void;
  /** Actions available without unsaved changes. */
  children?: ReactNode;
};

/** The foot of a versioned form: what a colleague saved meanwhile, and buttons to save or discard. */
export function DraftFoot({ changed, theirs, isChanged, saving, onDrop, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {theirs && (
        <ConflictPanel
          title={changed}
          theirs={theirs.map((field) => t('desk_catalogue.theirs', field))}
          detail={t('desk_catalogue.conflict_detail')}
          take={t('desk_catalogue.take')}
          onTake={onDrop}
        />
      )}
      {isChanged ? (
        <div className={styles.actions}>
          <Button type="submit" busy={saving}>
            {t('desk_catalogue.save')}
          </Button>
          <Button variant="text" onClick={onDrop}>
            {t('desk_catalogue.drop')}
          </Button>
        </div>
      ) : (
        children && <div className={styles.actions}>{children}</div>
      )}
    </>
  );
}
