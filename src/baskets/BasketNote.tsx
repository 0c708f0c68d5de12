import { useTranslation } from 'react-i18next';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { TextArea } from '../shared/ui/TextArea.tsx';

/** The note that the market gets with every basket. */
export function BasketNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('baskets.note')}
      mark={t('baskets.optional')}
      value={value}
      maxLength={NOTE_MAX_LENGTH}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
