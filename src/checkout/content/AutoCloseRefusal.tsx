import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AutoCloseRefusal_cart$key } from '#generated/relay/AutoCloseRefusal_cart.graphql.ts';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { CARD_RETURN } from '#rules/addresses.ts';
import { useCardPage } from '../../cards/useCardPage.ts';
import { AddressLink } from '../../profile/AddressLink.tsx';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { clockIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useStepAddress } from '../useStepAddress.ts';

const fragment = graphql`
  fragment AutoCloseRefusal_cart on Cart {
    autoCloseRefusal {
      code
      message
    }
  }
`;

const PLACE_CODES = ['NO_PLACE', 'NO_DELIVERY', 'ADDRESS_OUTSIDE_ZONE'];
const CARD_CODES = ['NO_CARD', 'authentication', 'insufficientFunds', 'expiredCard', 'declined'];

type Props = {
  cart: AutoCloseRefusal_cart$key;
  /** Null: not signed in. */
  user: savedAddress_user$key | null;
};

/**
 * Above lines that the closing did not buy: says that nothing was charged, why, and what to do (E20).
 * Renders nothing otherwise.
 */
export function AutoCloseRefusal({ cart: key, user }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const stepAddress = useStepAddress();
  const { autoCloseRefusal: reasons } = useFragment(fragment, key);
  const { busy, open } = useCardPage();
  if (!reasons) return null;
  const path = address('cart');
  const openCardPage = () => void open({ success: `${path}?${CARD_RETURN}=1`, cancel: path });
  return (
    <Notice kind="sunken" icon={clockIcon} title={t('auto_close.refused')}>
      <ul>
        {reasons.map(({ code, message }) => (
          <li key={message}>
            {message}{' '}
            {CARD_CODES.includes(code) && (
              <TextLink aria-disabled={busy || undefined} onClick={openCardPage}>
                {t(code === 'NO_CARD' ? 'auto_close.leave_card' : 'auto_close.other_card')}
              </TextLink>
            )}
            {PLACE_CODES.includes(code) && <UiLink href={stepAddress(2)}>{t('checkout.choose_place')}</UiLink>}
            {user && code === 'NO_ADDRESS' && <AddressLink user={user}>{t('balance.add_address')}</AddressLink>}
          </li>
        ))}
      </ul>
      <p>{t('auto_close.refused_then')}</p>
    </Notice>
  );
}
