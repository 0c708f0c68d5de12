import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { discountPercent } from '#rules/price.ts';
import { Price } from '../shared/ui/Price.tsx';
import type { OfferOption } from './productOffer.ts';

type Props = { option: OfferOption; size?: 's' | 'm' | 'l'; unit?: string | null };

/** With the former price struck through. */
function ReducedPrice({ compared, ...price }: Omit<ComponentProps<typeof Price>, 'compared'> & { compared: number }) {
  const { t } = useTranslation();
  return <Price {...price} compared={formatCents(compared)} comparedLabel={t('products.compared')} />;
}

/** A variant's price, and the former price struck through if it is higher (F-064). */
export function OfferPrice({ option: { price, comparedAtPrice }, size = 'm', unit }: Props) {
  const shown = { size, unit, price: formatCents(price) };
  return discountPercent(price, comparedAtPrice) === null ? (
    <Price {...shown} />
  ) : (
    <ReducedPrice {...shown} compared={comparedAtPrice!} />
  );
}
