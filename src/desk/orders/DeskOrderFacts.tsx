import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderFacts_order$key } from '#generated/relay/DeskOrderFacts_order.graphql.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { CustomerNotes } from '../frame/CustomerNotes.tsx';
import styles from './DeskOrderFacts.module.css';

const fragment = graphql`
  fragment DeskOrderFacts_order on Order {
    number
    note
    allergies
    outsideZone
    contact {
      email
      phone
    }
  }
`;

/** The main facts on any screen: crate, contact, allergies, note, and warnings. */
export function DeskOrderFacts({ order }: { order: DeskOrderFacts_order$key }) {
  const { t } = useTranslation();
  const { number, note, allergies, outsideZone, contact } = useFragment(fragment, order);
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <strong className={styles.code}>{pickupCode(number)}</strong>
        {contact?.phone && (
          <TextLink standalone href={`tel:${contact.phone}`}>
            {contact.phone}
          </TextLink>
        )}
        {contact?.email && (
          <TextLink standalone href={`mailto:${contact.email}`}>
            {contact.email}
          </TextLink>
        )}
      </p>
      {outsideZone && <p className={styles.warning}>{t('desk_orders.outside_zone')}</p>}
      <CustomerNotes order={{ allergies, note }} styles={styles} />
    </div>
  );
}
