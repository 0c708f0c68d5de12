import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddControl_variant$key } from '../../__generated__/relay/AddControl_variant.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { maxQuantity } from '../../rules/stock.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { basketIcon } from '../shared/ui/iconsShell.ts';
import { Stepper } from '../shared/ui/Stepper.tsx';
import styles from './AddControl.module.css';
import { useLineChange } from './useLineChange.ts';
import { useVisitorCart } from './visitorCart.ts';

const fragment = graphql`
  fragment AddControl_variant on Variant {
    id
    price
    trackStock
    stock
    stockOnHold
    stored
    stockMdo
    product {
      name
    }
  }
`;

type Props = {
  variant: AddControl_variant$key;
  /** picture: the round + at a picture's corner. page: the product page's wide button. */
  placement: 'picture' | 'page';
};

/**
 * Puts a variant into the cart: + becomes a stepper with the cart's quantity. Works before the cart is known. For what can
 * be bought only: the caller draws nothing here for a product that is sold out or whose producer is away.
 */
export function AddControl({ variant: key, placement }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const { id, price, trackStock, stock, stockOnHold, stored, stockMdo, product } = useFragment(fragment, key);
  const { name } = product;
  const cart = useVisitorCart();
  const line = cart?.items.find(({ variantId }) => variantId === id);
  const fromStorage = cart?.fromStorage ?? false;
  const max =
    line?.max ??
    maxQuantity({ trackStock, stock, stored, stockMdo, fromStorage, heldByOthers: stockOnHold, mdoHeldByOthers: 0 });
  const amount = line && !line.unsure ? line.quantity : 0;
  const { change, full } = useLineChange({ variantId: id, name, max, place: 'shelf' });
  const box = useRef<HTMLDivElement>(null);
  const empty = amount === 0;
  const { press } = useFocusKept(box, empty);
  const step = (by: 1 | -1) => {
    press();
    void change(by);
  };
  const stepper = (
    <Stepper
      amount={amount}
      max={max}
      label={name}
      addLabel={t('cart.add_one', { name })}
      removeLabel={t('cart.remove_one', { name })}
      onAdd={() => step(1)}
      onRemove={() => step(-1)}
      onMaxReached={full}
      variant={placement === 'picture' ? 'onPicture' : 'outlined'}
      size={placement === 'picture' ? 'm' : 'l'}
    />
  );
  if (placement === 'picture') return stepper;
  return (
    <div ref={box} className={styles.page}>
      {empty ? (
        <Button
          wide
          size="l"
          icon={basketIcon}
          aria-disabled={max === 0 || undefined}
          onClick={max === 0 ? full : () => step(1)}
        >
          {t('cart.add_for', { price: formatCents(price) })}
        </Button>
      ) : (
        <>
          {stepper}
          <Button wide size="l" variant="outlined" icon={basketIcon} href={address('cart')}>
            {t('cart.see')}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * The wide button and the stepper take each other's place: a focus that was pressed away with the one goes to the last
 * button of the other. `press` is called by what is pressed.
 */
function useFocusKept(box: RefObject<HTMLDivElement | null>, empty: boolean): { press: () => void } {
  const pressed = useRef(false);
  const drawn = useRef(empty);
  useEffect(() => {
    if (drawn.current === empty) return;
    drawn.current = empty;
    if (pressed.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [box, empty]);
  return { press: () => void (pressed.current = true) };
}
