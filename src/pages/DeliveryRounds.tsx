import { graphql, useFragment } from 'react-relay';
import type { DeliveryRounds_query$key } from '../../__generated__/relay/DeliveryRounds_query.graphql.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import pageStyles from './InformationPage.module.css';
import styles from './Places.module.css';

const fragment = graphql`
  fragment DeliveryRounds_query on Query {
    shippingZones {
      id
      name
      description
      price
      nextSlot {
        ...slotText_slot
      }
    }
  }
`;

/** Delivery rounds: where, when next and for how much. */
export function DeliveryRounds({ query }: { query: DeliveryRounds_query$key }) {
  const { shippingZones } = useFragment(fragment, query);
  const { t } = useTranslation();
  const locale = useLocale();
  if (shippingZones.length === 0) return null;
  return (
    <section className={pageStyles.section} aria-labelledby="tournees">
      <h2 id="tournees">{t('contact.rounds')}</h2>
      <p className={pageStyles.detail}>{t('contact.rounds_detail')}</p>
      <ul className={styles.places}>
        {shippingZones.map(({ id, name, description, price, nextSlot }) => (
          <li key={id} className={styles.place}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <span className={styles.price}>{price === 0 ? t('cart.free') : formatCents(price)}</span>
            </div>
            {price > 0 && (
              <p className={styles.condition}>
                {t('contact.free_above', { amount: formatCents(FREE_DELIVERY_ABOVE_CENTS) })}
              </p>
            )}
            <p className={styles.when}>{nextSlot ? slotSentence(nextSlot, locale) : t('fulfilment.no_round')}</p>
            {description && <p className={styles.more}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
