import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { groceryStore_market$key } from '#generated/relay/groceryStore_market.graphql.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { Icon, type IconSource } from '../shared/ui/Icon.tsx';
import { envelopeSimpleIcon, mapPinIcon, phoneIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './ContactDetails.module.css';
import { contactWays, mailLink, telephoneLink } from './contactLinks.ts';
import { contactOf } from './groceryStore.ts';

const ContactRow = ({ icon, name, children }: { icon: IconSource; name: string; children: ReactNode }) => (
  <li className={styles.row}>
    <Icon of={icon} size={24} className={styles.icon} />
    <div className={styles.text}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  </li>
);

/** Email, phone and address of the market; missing ones are omitted. */
export function ContactDetails({ market }: { market: groceryStore_market$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const { email, phone, address } = contactOf(market) ?? {};
  if (!email && !phone && !address) return null;
  return (
    <Panel as="section" labelledBy={headingId} ground="ciel">
      <h2 id={headingId} className={styles.title}>
        {contactWays({ email, phone, address })
          .map((way, at) => t(at === 0 ? `contact.way_first.${way}` : `contact.way.${way}`))
          .join(', ')}
      </h2>
      <ul className={styles.list}>
        {email && (
          <ContactRow icon={envelopeSimpleIcon} name={t('contact.email')}>
            <TextLink href={mailLink(email)} className={styles.link}>
              {email}
            </TextLink>
          </ContactRow>
        )}
        {phone && (
          <ContactRow icon={phoneIcon} name={t('contact.phone')}>
            <TextLink href={telephoneLink(phone)} className={styles.link}>
              {phone}
            </TextLink>
          </ContactRow>
        )}
        {address && (
          <ContactRow icon={mapPinIcon} name={t('contact.address')}>
            <address className={styles.address}>
              {address.line1}
              <br />
              {address.line2 && (
                <>
                  {address.line2}
                  <br />
                </>
              )}
              {t('contact.town', {
                city: address.city,
                state: address.state,
                code: postalCodeText(address.postal_code).replace(' ', '\u00A0'),
              })}
            </address>
          </ContactRow>
        )}
      </ul>
    </Panel>
  );
}
