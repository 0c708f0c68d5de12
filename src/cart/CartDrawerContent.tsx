import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { CartDrawerContent_cart$key } from '#generated/relay/CartDrawerContent_cart.graphql.ts';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Drawer } from '../shared/ui/Drawer.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './CartDrawerContent.module.css';
import { CartLines } from './CartLines.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { shownSum } from './shownSum.ts';
import { useWideScreen } from './wideScreen.ts';

const fragment = graphql`
  fragment CartDrawerContent_cart on Cart {
    items {
      unsure
    }
    ...shownSum_cart
    ...CartLines_cart
  }
`;

/** The drawer's confirmed lines, the number of lines to confirm, and its sum. */
export function CartDrawerContent({ cart: key, open }: { cart: CartDrawerContent_cart$key; open: boolean }) {
  const { t } = useTranslation();
  const address = useAddress();
  const environment = useRelayEnvironment();
  const modal = !useWideScreen();
  const cart = useFragment(fragment, key);
  const { articles, amountText, note, hints } = shownSum(t, cart, { offers: useMarketOffers() });
  const unsure = cart.items.filter((item) => item.unsure).length;
  const close = () => setFlag(environment, 'cartOpened', false);
  const foot = (
    <>
      {modal && <OfflineNotice />}
      {unsure > 0 && (
        <p className={styles.unsure}>
          <Tag colour="yellow">{t('cart.to_confirm', { count: unsure })}</Tag>
          <span className={styles.quiet}>{t('cart.outside_total')}</span>
          <TextLink href={address('cart')} onClick={close}>
            {t('cart.to_confirm_link')}
          </TextLink>
        </p>
      )}
      <p className={styles.total}>
        <span>{articles}</span>
        <span className={styles.amount}>{amountText}</span>
      </p>
      {note && <p className={styles.quiet}>{note}</p>}
      {hints && <p className={styles.quiet}>{hints}</p>}
      <Button wide size="l" href={address('cart')} onClick={close} className={styles.go}>
        {t('cart.see')}
      </Button>
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('cart.title')}
      closeLabel={t('labels.close')}
      modal={modal}
      foot={cart.items.length > 0 && foot}
    >
      {cart.items.length === 0 ? (
        <EmptyCart onLeave={close} heading="h3" />
      ) : (
        <CartLines cart={cart} label={t('cart.title')} compact />
      )}
    </Drawer>
  );
}
