import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useContactScreenQuery } from '#generated/hooks/useContactScreenQuery.ts';
import ContactScreenQueryNode, { type ContactScreenQuery } from '#generated/relay/ContactScreenQuery.graphql.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactScreen.module.css';
import { groceryStore } from './groceryStore.ts';
import pageStyles from './InformationPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';
import { Places } from './Places.tsx';

export const loader = htmlLoader<ContactScreenQuery>(ContactScreenQueryNode);

graphql`
  query ContactScreenQuery {
    market {
      ...groceryStore_market
    }
    ...Places_query
  }
`;

/** When and how to reach the market, and where its goods are handed over (F-053). Public. */
export function ContactScreen() {
  const data = useContactScreenQuery(useLoaderData<PreloadedQuery<ContactScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  const address = useAddress();
  usePageHead(() => ({ jsonLd: [groceryStore(data.market, settings, locale)] }));
  return (
    <>
      <PageTitle name={t('contact.title')} description={t('contact.description')} />
      <header className={pageStyles.head}>
        <h1>{t('contact.title')}</h1>
        <p className={pageStyles.lead}>{t('contact.lead')}</p>
      </header>
      <div className={styles.top}>
        <OpeningHours />
        <ContactDetails market={data.market} />
      </div>
      <Places query={data} />
      <p className={styles.questions}>
        {t('contact.questions')}{' '}
        <TextLink href={address('faq')} standalone>
          {t('contact.questions_link')}
        </TextLink>
      </p>
    </>
  );
}
