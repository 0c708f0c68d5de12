import { useTranslation } from 'react-i18next';
import { usePageSettings } from '../browser/pageSettings.ts';

/** The market's registration numbers, for what is kept as a receipt; nothing for a market that is not registered. */
export function TaxNumbers({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { gst, qst } = usePageSettings().market.taxNumbers;
  const numbers = [gst && `${t('cart.gst')} ${gst}`, qst && `${t('cart.pst')} ${qst}`].filter(Boolean);
  return numbers.length > 0 && <p className={className}>{numbers.join(' · ')}</p>;
}
