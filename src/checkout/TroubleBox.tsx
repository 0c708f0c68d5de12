import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TroubleBox_cart$key } from '../../__generated__/relay/TroubleBox_cart.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDay } from '../../rules/dates.ts';
import { CART_VIEW_NAMES } from '../../rules/cartSteps.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './TroubleBox.module.css';
import type { Trouble } from './troubles.ts';

const fragment = graphql`
  fragment TroubleBox_cart on Cart {
    items {
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
const aboutAddress = ['NO_ADDRESS', 'BALANCE_NEEDS_ADDRESS'];
const aboutPlace = ['NO_PLACE', 'NO_DELIVERY', 'NEEDS_STORAGE'];

/** At the head of step 1 after a refused checkout: how many causes, and each with what it is about (F-124). Takes the focus. */
export function TroubleBox({ cart, troubles }: { cart: TroubleBox_cart$key; troubles: readonly Trouble[] }) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const { items } = useFragment(fragment, cart);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [troubles]);

  const sentence = ({ code, text, key, nb, items: names, closesAt }: Trouble): string => {
    if (code === 'UNAVAILABLE') return t('checkout.not_sold');
    if (code === 'MAX_REACHED') return nb === 0 ? t('checkout.none_left') : t('checkout.some_left', { count: nb });
    if (code === 'PERIOD_CHANGED' && !Number.isNaN(Date.parse(closesAt)))
      return t('checkout.period_changed', { day: lastDay(closesAt, locale) });
    return text ?? String(t(key as never, { items: names } as never));
  };
  const subject = ({ name, variant }: Trouble) => {
    if (!name) return null;
    const line = items.find((item) => item.variant.product.name === name && item.variant.name === variant);
    const words = t('checkout.line_name', { name, variant });
    return line ? (
      <UiLink href={address('product', { handle: line.variant.product.handle })}>{words}</UiLink>
    ) : (
      <strong>{words}</strong>
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
                {subject(trouble)} {sentence(trouble)}{' '}
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
