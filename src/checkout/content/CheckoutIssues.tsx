import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutIssues_cart$key } from '#generated/relay/CheckoutIssues_cart.graphql.ts';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { formatDay, formatClosing, formatTimeRange } from '#rules/dates.ts';
import { ADDRESS_PROBLEMS } from '#rules/purchase.ts';
import { LineRepair } from '../../cart/LineRepair.tsx';
import { AddressLink } from '../../profile/AddressLink.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { failureText } from '../../shared/i18n/failureText.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { storeIssues, type CheckoutIssue } from '../payment/checkoutIssue.ts';
import { useStepAddress } from '../useStepAddress.ts';
import { CART_PROBLEM_CODES, cartProblems, isFixed, type AddressOnFile, type CartProblemCode } from './cartProblems.ts';
import styles from './CheckoutIssues.module.css';

const fragment = graphql`
  fragment CheckoutIssues_cart on Cart {
    location {
      name
    }
    shippingZone {
      name
    }
    items {
      id
      unsure
      problem
      basket {
        __typename
      }
      variant {
        name
        product {
          name
          handle
        }
      }
      ...LineRepair_item
    }
    ...checkoutCart_cart
  }
`;

const LINE_CODES = ['UNAVAILABLE', 'MAX_REACHED', 'BOX_NEEDS_ACCOUNT'];
const ADDRESS_CODES = ['NO_ADDRESS', 'BALANCE_NEEDS_ADDRESS'];
/** By the server's codes (schema: ErrorCode). */
const problemTexts = {
  NEEDS_STORAGE: 'cart.needs_storage',
  NO_EXPRESS: 'cart.no_express',
  NO_DELIVERY: 'cart.no_delivery',
  NO_ADDRESS: 'cart.no_address',
  ADDRESS_OUTSIDE_ZONE: 'cart.outside_zone',
} as const satisfies Record<CartProblemCode, string>;
const cartProblemCodes: ReadonlySet<string> = new Set(CART_PROBLEM_CODES);
/** Causes of a refusal that the refetched cart does not show. The address is refetched later. */
const hiddenIssues = (
  refusalIssues: readonly CheckoutIssue[] | null,
  current: readonly CartProblemCode[],
): readonly CheckoutIssue[] =>
  (refusalIssues ?? []).filter(
    ({ code }) => cartProblemCodes.has(code) && !ADDRESS_PROBLEMS.has(code) && !current.some((one) => one === code),
  );
const PLACE_CODES = ['NO_PLACE', 'NO_DELIVERY', 'ADDRESS_OUTSIDE_ZONE', 'NEEDS_STORAGE', 'NO_EXPRESS', 'SLOT_CHANGED'];

type Props = {
  cart: CheckoutIssues_cart$key;
  /** When the week closes. */
  closesAt: string;
  /** Null: not signed in. */
  user: savedAddress_user$key | null;
  address: AddressOnFile;
  /** Causes of the refused checkout; empty: the payment could not be opened; null: none was refused. */
  refusalIssues: readonly CheckoutIssue[] | null;
  /** Causes from before the page was loaded. */
  storedIssues: readonly CheckoutIssue[];
  /** Opens the age check. */
  onAge: () => void;
  /** Receives focus when nothing is left to fix, and this disappears. */
  onAllFixed: () => void;
};

/**
 * At the top of step 1: how many causes stop the checkout, each with its subject and a way to fix it (F-124). Lines
 * that cannot be bought, a place and an address are derived from the cart itself, refused or not, so that a reload
 * keeps them and a fix removes them; other causes are those of the last refusal that still hold. Receives focus when a
 * checkout is refused. One whose causes are gone by the time that the cart is read again is reported all the same.
 */
export function CheckoutIssues({
  cart: key,
  closesAt: weekClosesAt,
  user,
  address: onFile,
  refusalIssues,
  storedIssues,
  onAge,
  onAllFixed,
}: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const stepAddress = useStepAddress();
  const locale = useLocale();
  const now = useNow();
  const cart = useFragment(fragment, key);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalIssues) box.current?.focus({ preventScroll: true });
  }, [refusalIssues]);
  const lines = cart.items.filter(({ unsure, problem }) => !unsure && problem);
  const currentCodes = cartProblems(cart, onFile);
  const othersWith = (hidden: readonly CheckoutIssue[]): CheckoutIssue[] => [
    ...currentCodes.map((code) => ({ code, text: null, key: problemTexts[code], items: '', closesAt: '', slot: null })),
    ...hidden.filter(({ code }) => !currentCodes.some((one) => one === code)),
    ...(refusalIssues ?? storedIssues).filter(
      ({ code }) => !LINE_CODES.includes(code) && !cartProblemCodes.has(code) && !isFixed(cart, code),
    ),
  ];
  const readRefusal = () => {
    const hidden = hiddenIssues(refusalIssues, currentCodes);
    const looksSettled = Boolean(refusalIssues?.length) && lines.length + othersWith(hidden).length === 0;
    return { refusalIssues, hidden, looksSettled };
  };
  const [last, setLast] = useState(readRefusal);
  if (last.refusalIssues !== refusalIssues) setLast(readRefusal());
  const others = othersWith(last.hidden);
  useEffect(() => storeIssues(others));
  const count = lines.length + others.length;
  if (count === 0 && last.looksSettled)
    return (
      <div ref={box} tabIndex={-1} className={styles.box}>
        <Notice kind="error" title={t('checkout.refused_settled')}>
          <p>{t('checkout.refused_settled_detail')}</p>
        </Notice>
      </div>
    );
  if (count === 0 && refusalIssues?.length !== 0) return null;
  const moveFocus = () => (count > 1 ? box.current?.focus({ preventScroll: true }) : onAllFixed());

  const sentence = ({ code, text, key: textKey, items: names, closesAt, slot }: CheckoutIssue): string => {
    if (code === 'PERIOD_CHANGED' && !Number.isNaN(Date.parse(closesAt)))
      return t(
        cart.items.every(({ unsure }) => unsure) ? 'checkout.period_changed_confirm' : 'checkout.period_changed',
        {
          day: formatClosing(closesAt, locale, now),
        },
      );
    if (slot && !Number.isNaN(Date.parse(slot.from)) && !Number.isNaN(Date.parse(slot.to)))
      return t('checkout.slot_changed', {
        day: formatDay(slot.from, locale, now),
        hours: formatTimeRange(slot.from, slot.to, locale),
      });
    const place = cart.shippingZone ?? cart.location;
    if (code === 'NO_DELIVERY' && place)
      return t('checkout.closed_place', { place: place.name, day: formatClosing(weekClosesAt, locale, now) });
    return failureText(t, text === null ? { key: textKey, params: { items: names } } : { text });
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Notice kind="error" title={count === 0 ? t('errors.payment') : t('errors.cart', { count })}>
        {count > 0 && (
          <ul>
            {lines.map((line) => {
              const { name, product } = line.variant;
              const lineName = t('checkout.line_name', { name: product.name, variant: name });
              return (
                <li key={line.id}>
                  {line.basket ? (
                    <strong>{lineName}</strong>
                  ) : (
                    <UiLink href={address('product', { handle: product.handle })}>{lineName}</UiLink>
                  )}{' '}
                  <LineRepair item={line} onRepair={moveFocus} />
                </li>
              );
            })}
            {others.map((issue, index) => (
              <li key={index}>
                {sentence(issue)}{' '}
                {PLACE_CODES.includes(issue.code) && (
                  <UiLink href={stepAddress(2)}>{t('checkout.choose_place')}</UiLink>
                )}
                {issue.code === 'NO_ALCOHOL' && <TextLink onClick={onAge}>{t('auto_close.show_age')}</TextLink>}
                {user && ADDRESS_CODES.includes(issue.code) && (
                  <AddressLink user={user} onSaved={moveFocus}>
                    {t('balance.add_address')}
                  </AddressLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
