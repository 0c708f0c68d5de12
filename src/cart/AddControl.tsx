import type { TFunction } from 'i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddControl_variant$key } from '#generated/relay/AddControl_variant.graphql.ts';
import { maxQuantity } from '#rules/stock.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { classNames } from '../shared/ui/classNames.ts';
import skipStyles from '../shared/ui/SkipLink.module.css';
import { Stepper } from '../shared/ui/Stepper.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './AddControl.module.css';
import { shownUnits, useLineChange } from './lineChanges/useLineChange.ts';
import { useVisitorLines } from './visitorCart.ts';

const fragment = graphql`
  fragment AddControl_variant on Variant {
    id
    trackStock
    stock
    stockOnHold
    stored
    stockMdo
    price
    product {
      name
    }
  }
`;

/** From a product in the cart a keyboard goes to the cart with one stop; shown while it has focus. */
function ToCart({ t }: { t: TFunction }) {
  const address = useAddress();
  return (
    <UiLink href={address('cart')} className={classNames(skipStyles.skip, styles.toCart)}>
      {t('cart.see')}
    </UiLink>
  );
}

/**
 * The round + at a picture's corner: adds a variant to the cart and becomes a stepper with the cart's quantity. Works
 * before the cart has loaded. The caller does not render it for a product that is sold out or whose producer is away.
 */
export function AddControl({ variant, t }: { variant: AddControl_variant$key; t: TFunction }) {
  const { id, trackStock, stock, stockOnHold, stored, stockMdo, price, product } = useFragment(fragment, variant);
  const { name } = product;
  const {
    fromStorage,
    items: [line],
  } = useVisitorLines([id]);
  const max =
    line?.max ??
    maxQuantity({ trackStock, stock, stored, stockMdo, fromStorage, heldByOthers: stockOnHold, mdoHeldByOthers: 0 });
  const { change, onMaxReached, pendingUnits } = useLineChange(
    { variantId: id, name, max, place: 'shelf', seenPrice: price },
    t,
  );
  const amount = shownUnits(line, pendingUnits);
  return (
    <>
      <Stepper
        amount={amount}
        max={max}
        label={name}
        addLabel={t('cart.add_one', { name })}
        removeLabel={amount === 0 ? '' : t(amount === 1 ? 'cart.remove_last' : 'cart.remove_one', { name })}
        onAdd={() => void change(1)}
        onRemove={() => void change(-1)}
        onMaxReached={onMaxReached}
        variant="onPicture"
      />
      {amount > 0 && <ToCart t={t} />}
    </>
  );
}
