import { useTranslation } from 'react-i18next';
import { Icon } from '../shared/ui/Icon.tsx';
import { snowflakeIcon, thermometerColdIcon } from '../shared/ui/icons.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';

/** The icon of chilled or frozen goods, labelled for screen readers; renders nothing for the rest. */
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
