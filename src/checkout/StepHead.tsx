import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { StepHead_cart$key } from '#generated/relay/StepHead_cart.graphql.ts';
import type { CartStep } from '#rules/cartSteps.ts';
import { formatClosing, formatMoment } from '#rules/dates.ts';
import { isNewLine } from '../cart/lineChanges/pendingPaint.ts';
import { articleCount } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './StepHead.module.css';

const fragment = graphql`
  fragment StepHead_cart on Cart {
    fromStorage
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    items {
      id
      counted
      reusableBox
      variant {
        product {
          seller {
            name
          }
        }
      }
    }
  }
`;

type Props = {
  cart: StepHead_cart$key;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  step: CartStep;
  /** When the week that the order would belong to closes. */
  closesAt: string;
};

/** The step's title, which receives focus when the step changes, and one line under it. */
export function StepHead({ cart: key, heading, title, step, closesAt }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const cart = useFragment(fragment, key);
  const count = articleCount(cart.items.map(({ counted, reusableBox }) => ({ counted, reusableBox })));
  const makers = new Set(
    cart.items.flatMap(({ id, counted, reusableBox, variant }) =>
      counted === 0 || reusableBox || isNewLine(id) ? [] : [variant.product?.seller?.name],
    ),
  ).size;
  const day = formatClosing(closesAt, locale, now);
  // The weekly closing does not apply to Express (E63): such an order can be changed until it is ready.
  const until = !cart.fromStorage
    ? t('checkout.until', { day })
    : cart.slot
      ? t('checkout.until_ready_at', { moment: formatMoment(cart.slot.from, locale, now) })
      : t('checkout.until_ready');
  const line =
    step === 1 && count > 0
      ? `${t('cart.articles', { count })} ${t('checkout.makers', { count: makers })} ${until}`
      : null;
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={step > 1 ? styles.later : undefined}>
        {title}
      </h1>
      {line && <p className={styles.line}>{line}</p>}
    </header>
  );
}
