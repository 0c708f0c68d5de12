import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  OrderAgainResult_payload$data,
  OrderAgainResult_payload$key,
} from '#generated/relay/OrderAgainResult_payload.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './OrderActions.module.css';

const fragment = graphql`
  fragment OrderAgainResult_payload on OrderAgainPayload {
    units
    changes {
      quantity
      ordered
      shortage
      line {
        id
        productName
        variantName
        price
      }
      variant {
        name
        price
        product {
          handle
        }
      }
    }
  }
`;

type Change = OrderAgainResult_payload$data['changes'][number];

/** What is different from the order, in sentences. A price matters only for what is in the cart. */
function sentencesOf({ quantity, ordered, shortage, line, variant }: Change, t: TFunction): string[] {
  const short = {
    not_sold: () => t('orders.again_not_sold'),
    sold_out: () => t('orders.again_sold_out'),
    fewer: () => t('orders.again_fewer', { quantity, ordered }),
    cart_full: () => t('orders.again_cart_full'),
  };
  const sentences = shortage && shortage in short ? [short[shortage as keyof typeof short]()] : [];
  if (!variant || quantity === 0) return sentences;
  if (variant.name !== line.variantName)
    sentences.push(t('orders.again_variant', { now: variant.name, before: line.variantName }));
  if (variant.price !== line.price)
    sentences.push(
      t(variant.price > line.price ? 'orders.again_dearer' : 'orders.again_cheaper', {
        now: formatCents(variant.price),
        before: formatCents(line.price),
      }),
    );
  return sentences;
}

/** The button that was pressed is disabled, and a disabled one loses the focus: the next step receives it. */
function focusAfterPress(link: HTMLAnchorElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || focused?.matches(':disabled')) link?.focus({ preventScroll: true });
}

/** After ordering again: that it is in the cart, and line by line what is not, or not as it was. */
export function OrderAgainResult({ payload }: { payload: OrderAgainResult_payload$key }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { units, changes } = useFragment(fragment, payload);
  const isAdded = units > 0;
  return (
    <Notice
      kind={isAdded ? 'good' : 'butter'}
      title={t(isAdded ? 'orders.again_done' : 'orders.again_none')}
      action={
        isAdded && (
          <Button href={address('cart')} ref={focusAfterPress}>
            {t('orders.to_cart')}
          </Button>
        )
      }
    >
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.line.id}>
              {change.variant ? (
                <TextLink href={address('product', { handle: change.variant.product.handle })}>
                  {change.line.productName}
                </TextLink>
              ) : (
                change.line.productName
              )}{' '}
              <span className={styles.variant}>{change.line.variantName}</span>
              <br />
              {sentencesOf(change, t).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
