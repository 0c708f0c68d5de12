import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LeftOut_cart$key } from '#generated/relay/LeftOut_cart.graphql.ts';
import { MAX_CART_LINES } from '#rules/constants.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';

const fragment = graphql`
  fragment LeftOut_cart on Cart {
    leftOut {
      id
      name
      product {
        name
        handle
      }
    }
  }
`;

/** What a guest's cart had beyond the most lines of a cart, when it was merged into the account's at sign-in (E38). */
export function LeftOut({ cart }: { cart: LeftOut_cart$key }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { leftOut } = useFragment(fragment, cart);
  if (leftOut.length === 0) return null;
  return (
    <Notice kind="butter" title={t('checkout.left_out')}>
      <p>{t('checkout.left_out_detail', { most: MAX_CART_LINES })}</p>
      <ul>
        {leftOut.map(({ id, name, product }) => (
          <li key={id}>
            <UiLink href={address('product', { handle: product.handle })}>{product.name}</UiLink> · {name}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
