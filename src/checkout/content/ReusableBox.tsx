import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useAddToCartMutation } from '#generated/hooks/useAddToCartMutation.ts';
import { useRemoveFromCartMutation } from '#generated/hooks/useRemoveFromCartMutation.ts';
import type { ReusableBox_cart$key } from '#generated/relay/ReusableBox_cart.graphql.ts';
import type { ReusableBox_market$key } from '#generated/relay/ReusableBox_market.graphql.ts';
import type { ReusableBox_user$key } from '#generated/relay/ReusableBox_user.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useInterfaceState } from '../../shared/relay/interfaceState.ts';
import { announce } from '../../shared/ui/announce.ts';
import { recycleIcon } from '../../shared/ui/icons.ts';
import { Switch } from '../../shared/ui/Switch.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';

const cartFragment = graphql`
  fragment ReusableBox_cart on Cart {
    items {
      reusableBox
    }
  }
`;
const marketFragment = graphql`
  fragment ReusableBox_market on Market {
    reusableBox {
      id
      deposit
    }
  }
`;
const userFragment = graphql`
  fragment ReusableBox_user on User {
    hasReusableBox
  }
`;

type Props = {
  cart: ReusableBox_cart$key;
  market: ReusableBox_market$key;
  /** Null: not signed in. */
  user: ReusableBox_user$key | null;
};

/**
 * The market's reusable box instead of a disposable one (E9, F-093): lent for a deposit, to customers. A customer with
 * one at home brings it back, or requests a disposable one this time (F-094). Renders nothing if the market lends none.
 */
export function ReusableBox({ cart, market, user: userKey }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { items } = useFragment(cartFragment, cart);
  const { reusableBox: box } = useFragment(marketFragment, market);
  const user = useFragment(userFragment, userKey);
  const { forceDisposableBox, set } = useInterfaceState('forceDisposableBox');
  const [add, adding] = useAddToCartMutation();
  const [remove, removing] = useRemoveFromCartMutation();
  if (!box) return null;

  if (user?.hasReusableBox)
    return (
      <Switch
        icon={recycleIcon}
        title={t('box.disposable')}
        detail={t('box.disposable_detail')}
        checked={forceDisposableBox}
        onChange={(isOn) => set('forceDisposableBox', isOn)}
      />
    );

  // The deposit is all that is shown: no price.
  const change = async (isOn: boolean) => {
    if (!user) return toast.error(t('cart.reusable_box_validation'));
    const response = isOn
      ? await add({ variables: { variant: box.id, quantity: 1, seenPrice: 0 }, failureKey: 'errors.reusable_box_add' })
      : await remove({ variables: { variant: box.id, all: true }, failureKey: 'errors.reusable_box_remove' });
    if (response) announce(t(isOn ? 'box.added' : 'box.removed'));
  };
  return (
    <Switch
      icon={recycleIcon}
      title={t('box.title')}
      detail={t('box.detail', { deposit: formatCents(box.deposit) })}
      checked={items.some(({ reusableBox }) => reusableBox)}
      busy={adding || removing}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
