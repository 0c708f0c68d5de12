import { useTranslation } from 'react-i18next';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';

/** No basket is on offer: a fact and a link. */
export function NoBaskets() {
  const { t } = useTranslation();
  const address = useAddress();
  const { paused } = useMarketOffers();
  return (
    <EmptyState
      heading="h3"
      title={t('baskets.empty')}
      action={<Button href={address('home')}>{t(paused ? 'shell.home' : 'shell.see_products')}</Button>}
    >
      <p>{t(paused ? 'pause.nothing_detail' : 'baskets.empty_detail')}</p>
    </EmptyState>
  );
}
