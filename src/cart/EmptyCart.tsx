import { useTranslation } from 'react-i18next';
import { useSessionOver } from '../identity/sessionEnd.ts';
import { useSignInHere } from '../identity/useSignInHere.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';

/**
 * An empty cart: a fact, and a link to the products (F-101). After a customer's session has ended nobody knows what is in
 * their cart: it says so, and leads to the login and back.
 */
export function EmptyCart({ onLeave, heading = 'h2' }: { onLeave?: () => void; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const address = useAddress();
  const isSessionOver = useSessionOver();
  const signIn = useSignInHere();
  const { paused } = useMarketOffers();
  return (
    <EmptyState
      heading={heading}
      picture={<Picture path="courge-musquee" alt="" shape="round" sizes="120px" />}
      title={t(isSessionOver ? 'cart.session_over' : 'cart.empty')}
      action={
        isSessionOver ? (
          <Button onClick={signIn}>{t('cart.sign_in')}</Button>
        ) : (
          <Button href={address('home')} onClick={onLeave}>
            {t(paused ? 'shell.home' : 'cart.see_products')}
          </Button>
        )
      }
    >
      {isSessionOver ? t('cart.session_over_detail') : !paused && t('cart.empty_detail')}
    </EmptyState>
  );
}
