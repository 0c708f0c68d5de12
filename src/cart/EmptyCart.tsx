import { useTranslation } from 'react-i18next';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';

/** An empty cart: a fact, and a link to the products (F-101). */
export function EmptyCart({ onLeave, heading = 'h2' }: { onLeave?: () => void; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <EmptyState
      heading={heading}
      picture={<Picture path="courge-musquee" alt="" shape="round" sizes="120px" />}
      title={t('cart.empty')}
      action={
        <Button href={address('home')} onClick={onLeave}>
          {t('cart.see_products')}
        </Button>
      }
    >
      {t('cart.empty_detail')}
    </EmptyState>
  );
}
