import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { ConflictPanel } from '../../shared/ui/ConflictPanel.tsx';
import styles from './DeskForm.module.css';

type Props = {
  form: {
    conflicts: readonly string[] | null;
    isChanged: boolean;
    saving: boolean;
    discard: () => void;
    labelOf: (path: string) => string;
    savedValue: (path: string) => unknown;
  };
  /** What a colleague changed, in words: 'this product'. */
  changed: string;
  /** Names a field that a colleague has changed; by default its label. */
  labelOf?: (name: string) => string;
  /** The text of a field's stored value; by default the value. */
  textOf?: (name: string) => string | undefined;
  /** Actions available without unsaved changes. */
  children?: ReactNode;
};

/** The foot of a versioned form: what a colleague saved meanwhile, and buttons to save or discard. */
export function DeskFormFooter({ form, changed, labelOf = form.labelOf, textOf, children }: Props) {
  const { t } = useTranslation();
  const { conflicts, isChanged, saving, discard } = form;
  const isConflict = conflicts !== null;
  const panel = useRef<HTMLDivElement>(null);
  // The buttons are in sight wherever one typed; what they answer is not.
  useEffect(() => {
    if (isConflict) panel.current?.scrollIntoView({ block: 'center' });
  }, [isConflict]);
  const savedText = (name: string): string => {
    const value = form.savedValue(name);
    if (typeof value === 'boolean') return t(value ? 'desk_catalogue.yes' : 'desk_catalogue.no');
    return textOf?.(name) ?? (String(value ?? '') || t('desk_catalogue.nothing'));
  };
  return (
    <>
      {conflicts && (
        <div ref={panel}>
          <ConflictPanel
            title={changed}
            storedValues={conflicts.map((name) =>
              t('desk_catalogue.theirs', { label: labelOf(name), value: savedText(name) }),
            )}
            detail={t('desk_catalogue.conflict_detail')}
            discardLabel={t('desk_catalogue.take')}
            onDiscard={discard}
          />
        </div>
      )}
      {isChanged ? (
        <div className={styles.bar}>
          <Button type="submit" busy={saving}>
            {t('desk_catalogue.save')}
          </Button>
          <Button variant="text" onClick={discard}>
            {t('desk_catalogue.drop')}
          </Button>
        </div>
      ) : (
        children && <div className={styles.actions}>{children}</div>
      )}
    </>
  );
}
