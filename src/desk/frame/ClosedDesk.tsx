import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { currentTexts } from '../../shared/storage/unsavedInput.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import styles from './ClosedDesk.module.css';
import { clearDeskMemory } from './deskMemory.ts';

/**
 * Replaces the desk for a staff member who lost the role while working: the reason, and their unsaved input, to be
 * copied.
 */
export function ClosedDesk() {
  const { t } = useTranslation();
  const address = useAddress();
  // Read while the view with the input is still rendered.
  const [texts] = useState(currentTexts);
  useEffect(clearDeskMemory, []);
  return (
    <>
      <PageTitle name={t('desk.closed.title')} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t('desk.closed.title')}
        action={<Button href={address('home')}>{t('desk.to_market')}</Button>}
      >
        {t('desk.closed.words')}
      </EmptyState>
      {texts.length > 0 && (
        <div className={styles.typed}>
          <TextArea
            label={t('desk.closed.typed')}
            hint={t('desk.closed.typed_words')}
            readOnly
            rows={Math.min(12, texts.length + 1)}
            value={texts.join('\n')}
          />
        </div>
      )}
    </>
  );
}
