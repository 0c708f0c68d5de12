import { graphql, useFragment } from 'react-relay';
import type { PickupPlaces_query$key } from '../../__generated__/relay/PickupPlaces_query.graphql.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import pageStyles from './InformationPage.module.css';
import styles from './Places.module.css';

const fragment = graphql`
  fragment PickupPlaces_query on Query {
    locations {
      id
      name
      description
      storageOnly
      address {
        ...addressText_address
      }
      nextSlot {
        ...slotText_slot
      }
    }
  }
`;

/** Pickup points, and when next. One that is closed this week, or for Express only, says so. */
export function PickupPlaces({ query }: { query: PickupPlaces_query$key }) {
  const { locations } = useFragment(fragment, query);
  const { t } = useTranslation();
  const locale = useLocale();
  if (locations.length === 0) return null;
  return (
    <section className={pageStyles.section} aria-labelledby="points">
      <h2 id="points">{t('contact.points')}</h2>
      <p className={pageStyles.detail}>{t('contact.points_detail')}</p>
      <ul className={styles.places}>
        {locations.map(({ id, name, description, storageOnly, address, nextSlot }) => (
          <li key={id} className={styles.place}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.where}>{addressText(address)}</p>
            <p className={styles.when}>
              {nextSlot ? slotSentence(nextSlot, locale) : <Tag colour="gray">{t('fulfilment.closed')}</Tag>}
            </p>
            {storageOnly && <Tag colour="gray">{t('fulfilment.express_only')}</Tag>}
            {description && <p className={styles.more}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
