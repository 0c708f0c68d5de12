import { useTranslation } from 'react-i18next';
import { Icon } from '../shared/ui/Icon.tsx';
import { snowflakeIcon, thermometerColdIcon } from '../shared/ui/iconsFact.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';

/** The sign of what is kept cold or frozen, with its words for those who listen; nothing for the rest. */
export function ColdMark({ temperature, className }: { temperature: string; className?: string | undefined }) {
  const { t } = useTranslation();
  if (temperature !== 'cold' && temperature !== 'frozen') return null;
  return (
    <>
      <Icon of={temperature === 'cold' ? thermometerColdIcon : snowflakeIcon} size={16} className={className} />
      <VisuallyHidden>{t(temperature === 'cold' ? 'products.cold' : 'products.frozen')}</VisuallyHidden>
    </>
  );
}
