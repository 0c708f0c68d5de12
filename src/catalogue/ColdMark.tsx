import { useTranslation } from 'react-i18next';
import { Icon } from '../shared/ui/Icon.tsx';
import { snowflakeIcon, thermometerColdIcon } from '../shared/ui/icons.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';

type MarkProps = { temperature: 'cold' | 'frozen'; className?: string | undefined };

function TemperatureMark({ temperature, className }: MarkProps) {
  const { t } = useTranslation();
  return (
    <>
      <Icon of={temperature === 'cold' ? thermometerColdIcon : snowflakeIcon} size={16} className={className} />
      <VisuallyHidden>{t(temperature === 'cold' ? 'products.cold' : 'products.frozen')}</VisuallyHidden>
    </>
  );
}

/** The icon of chilled or frozen goods, labelled for screen readers; renders nothing for the rest. */
export const ColdMark = ({ temperature, className }: { temperature: string; className?: string | undefined }) =>
  temperature === 'cold' || temperature === 'frozen' ? (
    <TemperatureMark temperature={temperature} className={className} />
  ) : null;
