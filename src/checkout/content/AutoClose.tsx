import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useUpdateShoppingSessionMutation } from '#generated/hooks/useUpdateShoppingSessionMutation.ts';
import type { AutoClose_cart$key } from '#generated/relay/AutoClose_cart.graphql.ts';
import type { AutoClose_user$key } from '#generated/relay/AutoClose_user.graphql.ts';
import { CARD_RETURN } from '#rules/addresses.ts';
import { formatClosing } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { cardName } from '../../cards/cardName.ts';
import { useCardPage } from '../../cards/useCardPage.ts';
import { useCardReturn } from '../../cards/useCardReturn.ts';
import { refreshCart } from '../../cart/refreshCart.ts';
import { AddressLink } from '../../profile/AddressLink.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { announce } from '../../shared/ui/announce.ts';
import { clockIcon } from '../../shared/ui/icons.ts';
import { Switch } from '../../shared/ui/Switch.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { alcoholLines } from '../checkoutCart.ts';
import { AgeCheck } from '../payment/AgeCheck.tsx';
import { useStepAddress } from '../useStepAddress.ts';
import styles from './AutoClose.module.css';

const cartFragment = graphql`
  fragment AutoClose_cart on Cart {
    autoClose
    autoClosePartial
    autoClosePreview {
      ...wholeObjects_autoClose @relay(mask: false)
    }
    items {
      unsure
    }
    ...checkoutCart_cart
  }
`;
const userFragment = graphql`
  fragment AutoClose_user on User {
    ...cardName_user
    ...savedAddress_user
  }
`;

type Props = { cart: AutoClose_cart$key; user: AutoClose_user$key; /** When the week closes. */ closesAt: string };

/**
 * Lets the closing buy this cart (F-130, E20): says when, with which card, what it would leave out, and what prevents
 * it. Without a card it links to the page that stores one, and is switched on when the customer returns.
 */
export function AutoClose({ cart: cartKey, user: userKey, closesAt }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const stepAddress = useStepAddress();
  const cart = useFragment(cartFragment, cartKey);
  const user = useFragment(userFragment, userKey);
  const card = cardName(user);
  const [save] = useUpdateShoppingSessionMutation();
  const { busy, open } = useCardPage();
  const environment = useRelayEnvironment();
  const [isAgeCheckOpen, setIsAgeCheckOpen] = useState(false);
  const path = address('cart');

  const setAutoClose = async (autoClose: boolean) => {
    const response = await save({
      variables: { input: { autoClose } },
      failureKey: 'errors.basic_save',
      optimisticUpdater: (store) => void store.getRoot().getLinkedRecord('cart')?.setValue(autoClose, 'autoClose'),
    });
    if (response) announce(t(autoClose ? 'auto_close.turned_on' : 'auto_close.turned_off'));
  };
  const setPartial = (autoClosePartial: boolean) =>
    void save({
      variables: { input: { autoClosePartial } },
      failureKey: 'errors.basic_save',
      optimisticUpdater: (store) =>
        void store.getRoot().getLinkedRecord('cart')?.setValue(autoClosePartial, 'autoClosePartial'),
    });
  const { waiting, late } = useCardReturn(card !== null, () => void setAutoClose(true));
  const openCardPage = () => void open({ success: `${path}?${CARD_RETURN}=1`, cancel: path });
  const change = (isOn: boolean) => (isOn && card === null ? openCardPage() : void setAutoClose(isOn));

  const { autoClose, autoClosePartial, autoClosePreview: preview } = cart;
  const day = formatClosing(closesAt, locale, now);
  const cardText = card || t('auto_close.some_card');
  const detail =
    card === null
      ? t(autoClose ? 'auto_close.on_without_card' : 'auto_close.without_card', { day })
      : t(autoClose ? 'auto_close.on' : 'auto_close.off', { day, card: cardText });
  const unsure = cart.items.filter((item) => item.unsure).length;
  // The age may be confirmed in this session for an earlier cart only (E76).
  const alcohol = alcoholLines(cart);
  const actionFor = (code: string) => {
    if (code === 'NO_PLACE' || code === 'NO_DELIVERY' || code === 'ADDRESS_OUTSIDE_ZONE')
      return <TextLink href={stepAddress(2)}>{t('checkout.choose_place')}</TextLink>;
    if (code === 'NO_ADDRESS')
      return (
        <AddressLink user={user} onSaved={() => void refreshCart(environment)}>
          {t('balance.add_address')}
        </AddressLink>
      );
    if (code === 'NO_CARD') return <TextLink onClick={openCardPage}>{t('auto_close.leave_card')}</TextLink>;
    if (code === 'NO_ALCOHOL' && alcohol.length > 0)
      return <TextLink onClick={() => setIsAgeCheckOpen(true)}>{t('auto_close.show_age')}</TextLink>;
    return null;
  };
  return (
    <div className={styles.part}>
      <Switch
        icon={clockIcon}
        title={t('auto_close.title')}
        detail={detail}
        checked={autoClose}
        busy={busy || waiting}
        onChange={change}
      />
      <div role="status">
        {waiting && <p className={styles.text}>{t('auto_close.waiting')}</p>}
        {late && <p className={styles.text}>{t('auto_close.late')}</p>}
      </div>
      {autoClose && (
        <>
          <div className={styles.text}>
            {preview?.buys && preview.credit > 0 && (
              <p>
                {t(preview.charged > 0 ? 'auto_close.credit_first' : 'auto_close.credit_only', {
                  credit: formatCents(preview.credit),
                  charged: formatCents(preview.charged),
                  card: cardText,
                })}
              </p>
            )}
            {preview && preview.reasons.length > 0 && (
              <>
                <p>{t(preview.buys ? 'auto_close.would_leave' : 'auto_close.would_stop')}</p>
                <ul>
                  {preview.reasons.map(({ code, message }) => (
                    <li key={message}>
                      {message} {actionFor(code)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {unsure > 0 && <p>{t('auto_close.unsure', { count: unsure })}</p>}
          </div>
          <Switch
            title={t('auto_close.partial')}
            detail={t('auto_close.partial_detail')}
            checked={autoClosePartial}
            onChange={setPartial}
          />
        </>
      )}
      <AgeCheck
        open={isAgeCheckOpen}
        onClose={() => setIsAgeCheckOpen(false)}
        onConfirmed={() => setIsAgeCheckOpen(false)}
        alcohol={alcohol}
      />
    </div>
  );
}
