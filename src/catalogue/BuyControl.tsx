import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BuyControl_variant$key } from '#generated/relay/BuyControl_variant.graphql.ts';
import { cents, formatCents } from '#rules/money.ts';
import { CartBar } from '../cart/CartBar.tsx';
import { shownUnits, useLineChange } from '../cart/lineChanges/useLineChange.ts';
import { useVisitorLines } from '../cart/visitorCart.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { DoneMark } from '../shared/ui/DoneMark.tsx';
import { basketIcon, plusIcon } from '../shared/ui/icons.ts';
import { Stepper } from '../shared/ui/Stepper.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './BuyControl.module.css';

const fragment = graphql`
  fragment BuyControl_variant on Variant {
    id
    name
    price
    product {
      name
    }
  }
`;

/**
 * The wide button and the stepper replace each other: focus on the removed one goes to the last button of the other.
 * Call `press` when one is pressed.
 */
function useFocusSwap(box: RefObject<HTMLElement | null>, empty: boolean): { markPressed: () => void } {
  const pressed = useRef(false);
  const wasEmpty = useRef(empty);
  useEffect(() => {
    if (wasEmpty.current === empty) return;
    wasEmpty.current = empty;
    if (pressed.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [box, empty]);
  return { markPressed: () => void (pressed.current = true) };
}

/** True while no part of an element is in the window; false before hydration. */
function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfSight(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfSight;
}

type Props = {
  variant: BuyControl_variant$key;
  /** The most that this visitor's cart may hold (F-067). */
  max: number;
};

/**
 * The product page's buy box: how many, then "Add". In the cart, the stepper is the cart's line; a sentence takes the
 * button's place, which a second press would meet, and the link to the cart stands below. On a phone a bar at the foot adds while the button is out of sight. For available products only.
 */
export function BuyControl({ variant, max }: Props) {
  const { id, name, price, product } = useFragment(fragment, variant);
  const { t } = useTranslation();
  const address = useAddress();
  const [quantity, setQuantity] = useState(1);
  const [line] = useVisitorLines([id]).items;
  const {
    change,
    onMaxReached: full,
    pendingUnits: ahead,
  } = useLineChange({ variantId: id, name: product.name, max, place: 'shelf', seenPrice: price }, t);
  const amount = shownUnits(line, ahead);
  const box = useRef<HTMLDivElement>(null);
  const empty = amount === 0;
  const { markPressed } = useFocusSwap(box, empty);
  const isOutOfSight = useOutOfSight(box);
  const [addedByBar, setAddedByBar] = useState(false);
  if (addedByBar && !isOutOfSight) setAddedByBar(false);
  // After an addition by the bar it stays: the cart's bar in its place would receive the next press.
  const showsBar = isOutOfSight && (empty || addedByBar);
  const step = (by: number) => {
    markPressed();
    void change(by);
  };
  const add = () => {
    step(Math.min(quantity, max));
    setQuantity(1);
  };
  const addByBar = () => {
    setAddedByBar(true);
    if (empty) add();
    else if (amount >= max) full();
    else step(1);
  };
  const sum = cents(price * quantity);
  return (
    <div ref={box} className={styles.buy}>
      {empty ? (
        <>
          <Stepper
            key="wanted"
            amount={quantity}
            min={1}
            max={max}
            label={t('product.how_many', { name: product.name })}
            addLabel={t('product.one_more')}
            removeLabel={t('product.one_fewer')}
            onAdd={() => setQuantity(quantity + 1)}
            onRemove={() => setQuantity(quantity - 1)}
            onMaxReached={full}
            size="l"
          />
          <Button wide size="l" icon={basketIcon} onClick={add}>
            {t('cart.add_for', { price: formatCents(sum) })}
          </Button>
        </>
      ) : (
        <>
          <Stepper
            key="line"
            amount={amount}
            max={max}
            label={product.name}
            addLabel={t('cart.add_one', { name: product.name })}
            removeLabel={t(amount === 1 ? 'cart.remove_last' : 'cart.remove_one', { name: product.name })}
            onAdd={() => step(1)}
            onRemove={() => step(-1)}
            onMaxReached={full}
            size="l"
          />
          <DoneMark size="l">{t('product.in_cart')}</DoneMark>
          <TextLink standalone href={address('cart')} className={styles.see}>
            {t('cart.see')}
          </TextLink>
        </>
      )}
      {showsBar && (
        <CartBar over label={name} amount={formatCents(empty ? sum : cents(price * amount))}>
          <Button
            variant="butter"
            iconAfter={plusIcon}
            onClick={addByBar}
            aria-label={t('cart.add_one', { name: product.name })}
          >
            {t('product.add')}
          </Button>
        </CartBar>
      )}
    </div>
  );
}
