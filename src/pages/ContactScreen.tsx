import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useContactScreenQuery } from '#generated/hooks/useContactScreenQuery.ts';
import ContactScreenQueryNode, { type ContactScreenQuery } from '#generated/relay/ContactScreenQuery.graphql.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNear } from '../shared/browser/useNear.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { DelayedHydration, ServerHtml } from '../shared/ui/DelayedHydration.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { contactWays } from './contactLinks.ts';
import styles from './ContactScreen.module.css';
import { contactOf, groceryStore } from './groceryStore.ts';
import pageStyles from './InformationPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';

export const loader = htmlLoader<ContactScreenQuery>(ContactScreenQueryNode);

/** In a chunk of its own, with the map; the server renders it regardless. */
const Places = retriableLazy(() => import('./Places.tsx').then((module) => module.Places));

const PLACES_ID = 'contact-places';
const serverHtml = <ServerHtml id={PLACES_ID} />;

graphql`
  query ContactScreenQuery {
    market {
      ...groceryStore_market
    }
    ...groceryStore_query
    ...Places_query
    ...OpeningHours_query
  }
`;

/** When and how to reach the market, and where its goods are handed over (F-053). Public. */
export function ContactScreen() {
  const data = useContactScreenQuery(useLoaderData<PreloadedQuery<ContactScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  const address = useAddress();
  const arePlacesNear = useNear(PLACES_ID);
  usePageHead(() => ({ jsonLd: [groceryStore(data.market, data, settings, locale)] }));
  const ways = contactWays(contactOf(data.market) ?? {});
  const invitations = (['address', 'email', 'phone'] as const)
    .filter((way) => ways.includes(way))
    .map((way, at) => t(at === 0 ? `contact.ask_first.${way}` : `contact.ask.${way}`));
  const facts = ways.flatMap((way) => (way === 'address' ? [] : [t(`contact.fact.${way}`)]));
  return (
    <>
      <PageTitle
        name={t('contact.title')}
        description={t('contact.description', {
          facts: formatList([t('contact.hours_fact'), ...facts], 'and', locale),
        })}
      />
      <header className={pageStyles.head}>
        <h1>{t('contact.title')}</h1>
        {ways.length > 0 && (
          <p className={pageStyles.lead}>{t('contact.lead', { ways: formatList(invitations, 'or', locale) })}</p>
        )}
      </header>
      <div className={styles.top}>
        <OpeningHours query={data} />
        <ContactDetails market={data.market} />
      </div>
      <DelayedHydration id={PLACES_ID} hydrate={arePlacesNear}>
        <Places query={data} fallback={serverHtml} failure={() => serverHtml} />
      </DelayedHydration>
      <p className={styles.questions}>
        {t('contact.questions')}{' '}
        <TextLink href={address('faq')} standalone>
          {t('contact.questions_link')}
        </TextLink>
      </p>
    </>
  );
}
