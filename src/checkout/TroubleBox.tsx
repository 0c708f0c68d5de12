import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRemoveFromCartMutation } from '../../__generated__/hooks/useRemoveFromCartMutation.ts';
import type { TroubleBox_cart$key } from '../../__generated__/relay/TroubleBox_cart.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDay } from '../../rules/dates.ts';
import { CART_VIEW_NAMES } from '../../rules/cartSteps.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './TroubleBox.module.css';
import type { Trouble } from './troubles.ts';

const fragment = graphql`
  fragment TroubleBox_cart on Cart {
    items {
      variantId
      variant {
        name
        product {
          name
          handle
        }
      }
    }
  }
`;

/** "dimanche 29 novembre": the day at whose end a week closes (E17). */
const lastDay = (closesAt: string, locale: Locale) => formatDay(new Date(new Date(closesAt).getTime() - 1), locale);
const aboutLine = ['UNAVAILABLE', 'MAX_REACHED'];
const aboutAddress = ['NO_ADDRESS', 'BALANCE_NEEDS_ADDRESS'];
const aboutPlace = ['NO_PLACE', 'NO_DELIVERY', 'NEEDS_STORAGE'];

type Props = {
  cart: TroubleBox_cart$key;
  troubles: readonly Trouble[];
  /** Takes the focus when nothing is left to settle, and this goes away. */
  onSettled: () => void;
};

/**
 * At the head of step 1 after a refused checkout: how many causes, each with what it is about and a way out (F-124). Takes the
 * focus. What was taken out of the cart meanwhile is no cause any more.
 */
export function TroubleBox({ cart, troubles: told, onSettled }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const { items } = useFragment(fragment, cart);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [told]);
  const [remove, removing] = useRemoveFromCartMutation();
  const lineOf = ({ name, variant }: Trouble) =>
    items.find((item) => item.variant.product.name === name && item.variant.name === variant);
  const troubles = told.filter((trouble) => !aboutLine.includes(trouble.code) || lineOf(trouble));
  if (troubles.length === 0 && told.length > 0) return null;

  const drop = async (variant: string, name: string) => {
    if (removing) return;
    if (!(await remove({ variables: { variant, all: true }, failureKey: 'errors.basic_retry' }))) return;
    announce(t('cart.said_gone', { name }));
    if (troubles.length > 1) box.current?.focus({ preventScroll: true });
    else onSettled();
  };

  const sentence = ({ code, text, key, nb, items: names, closesAt }: Trouble): string => {
    if (code === 'UNAVAILABLE') return t('checkout.not_sold');
    if (code === 'MAX_REACHED') return nb === 0 ? t('checkout.none_left') : t('checkout.some_left', { count: nb });
    if (code === 'PERIOD_CHANGED' && !Number.isNaN(Date.parse(closesAt)))
      return t('checkout.period_changed', { day: lastDay(closesAt, locale) });
    return text ?? String(t(key as never, { items: names } as never));
  };
  const subject = (trouble: Trouble) => {
    const { name, variant } = trouble;
    if (!name) return null;
    const line = lineOf(trouble);
    const words = t('checkout.line_name', { name, variant });
    return line ? (
      <UiLink href={address('product', { handle: line.variant.product.handle })}>{words}</UiLink>
    ) : (
      <strong>{words}</strong>
    );
  };

  const wayOut = (trouble: Trouble) => {
    const line = lineOf(trouble);
    const none = trouble.code === 'UNAVAILABLE' || (trouble.code === 'MAX_REACHED' && trouble.nb === 0);
    return (
      line &&
      none && (
        <TextLink
          standalone
          aria-label={t('cart.drop_name', { name: trouble.name })}
          onClick={() => void drop(line.variantId, trouble.name)}
        >
          {t('cart.drop')}
        </TextLink>
      )
    );
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Notice
        kind="error"
        title={troubles.length === 0 ? t('errors.payment') : t('errors.cart', { count: troubles.length })}
      >
        {troubles.length > 0 && (
          <ul>
            {troubles.map((trouble, index) => (
              <li key={index}>
                {subject(trouble)} {sentence(trouble)} {wayOut(trouble)}
                {aboutPlace.includes(trouble.code) && (
                  <UiLink href={address('cart', { view: CART_VIEW_NAMES.expedition[locale] })}>
                    {t('checkout.choose_place')}
                  </UiLink>
                )}
                {aboutAddress.includes(trouble.code) && (
                  <UiLink href={address('account')}>{t('balance.add_address')}</UiLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
