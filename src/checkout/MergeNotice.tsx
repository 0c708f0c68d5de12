import { graphql, useFragment } from 'react-relay';
import type { MergeNotice_cart$key } from '../../__generated__/relay/MergeNotice_cart.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { arrowsClockwiseIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';

const fragment = graphql`
  fragment MergeNotice_cart on Cart {
    mergesInto {
      number
    }
  }
`;

/**
 * Before paying: which of the customer's orders this one would be merged with (E19, F-131). Renders nothing if it stays
 * its own.
 */
export function MergeNotice({ cart, className }: { cart: MergeNotice_cart$key; className?: string | undefined }) {
  const { t } = useTranslation();
  const { mergesInto } = useFragment(fragment, cart);
  return (
    mergesInto && (
      <Notice kind="sunken" icon={arrowsClockwiseIcon} className={className}>
        <p>{t('checkout.merges_into', { number: mergesInto.number })}</p>
      </Notice>
    )
  );
}
