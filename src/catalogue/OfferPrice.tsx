import { useTranslation } from 'react-i18next';
import { formatCents } from '../../rules/money.ts';
import { discountPercent } from '../../rules/price.ts';
import { Price } from '../shared/ui/Price.tsx';
import type { OfferOption } from './productOffer.ts';

type Props = { option: OfferOption; size?: 's' | 'm' | 'l'; unit?: string | null };

/** A variant's price, and the former price struck through if it is higher (F-064). */
export function OfferPrice({ option: { price, comparedAtPrice }, size = 'm', unit }: Props) {
  const { t } = useTranslation();
  const isReduced = discountPercent(price, comparedAtPrice) !== null;
  return (
    <Price
      size={size}
      price={formatCents(price)}
      compared={isReduced ? formatCents(comparedAtPrice!) : null}
      comparedLabel={t('products.compared')}
      unit={unit}
    />
  );
}
