import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasketOffers_search$key } from '#generated/relay/BasketOffers_search.graphql.ts';
import type { SearchShelves_search$key } from '#generated/relay/SearchShelves_search.graphql.ts';
import type { UndeclaredNeeds_search$key } from '#generated/relay/UndeclaredNeeds_search.graphql.ts';
import { DeclaredNeeds } from '../catalogue/ListingNeeds.tsx';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { accentedReadings } from './accentedReadings.ts';
import { BasketOffers } from './BasketOffers.tsx';
import styles from './NoResults.module.css';
import { useRecentTerms } from './recentTerms.ts';
import { searchHref } from './searchAddress.ts';
import type { SearchData } from './SearchScreen.route.ts';
import { SearchShelves } from './SearchShelves.tsx';
import { SearchWays, useWays } from './SearchWays.tsx';
import { useUndeclaredNeeds } from './UndeclaredNeeds.tsx';

/** Other spellings, as links; else advice. */
function Readings({ words, names }: { words: string; names: readonly string[] }) {
  const { t } = useTranslation();
  const path = useAddress()('search');
  const readings = accentedReadings(words, [...names, ...useRecentTerms()]);
  const { paused } = useMarketOffers();
  if (readings.length === 0)
    return <p className={styles.detail}>{t(paused ? 'pause.nothing_detail' : 'search.nothing_detail')}</p>;
  return (
    <>
      <p className={styles.detail}>{t('search.accents')}</p>
      <ul className={styles.readings} aria-label={t('search.accents_label')}>
        {readings.map((spelling) => (
          <li key={spelling}>
            <UiLink href={searchHref(path, spelling)} className={styles.reading}>
              {spelling}
            </UiLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type Browsed = { words: string; known: boolean; reference: NonNullable<SearchData['browsing']> };

function ReadingsAndWays({ words, known, reference }: Browsed) {
  const { t } = useTranslation();
  const ways = useWays(reference);
  return (
    <>
      {!known && (
        <div className={styles.told}>
          <Readings words={words} names={ways.shelves.map(({ name }) => name)} />
        </div>
      )}
      <SearchWays ways={ways} title={t('search.ways')} />
    </>
  );
}

type Props = {
  words: string;
  /** The market knows the words, so that another spelling would not help. */
  known: boolean;
  /** How many recurring baskets the words mean, which are shown then. */ baskets: number;
  /** As the server reads them in the words. */ needs: readonly string[];
  /** Of the answer: namesakes, needs that nobody declares, and recurring baskets. */ named: SearchShelves_search$key &
    UndeclaredNeeds_search$key &
    BasketOffers_search$key;
  browsing: SearchData['browsing'];
};

/** No results (F-083): the words as typed, with other spellings and links. */
export function NoResults({ words, known, baskets, needs, named, browsing }: Props) {
  const { t } = useTranslation();
  const title =
    baskets > 0 ? t('search.baskets_for', { words }) : t(known ? 'search.not_sold' : 'search.nothing', { words });
  const undeclared = useUndeclaredNeeds(named);
  const isRead = known || baskets > 0 || undeclared.length > 0;
  const announced = [title, ...undeclared].join(' ');
  useEffect(() => announce(announced, 'search'), [announced]);
  return (
    <>
      <PageTitle name={t('search.title_for', { words })} />
      <div className={styles.told}>
        <Picture path="baguette" alt="" shape="round" ground="ble" sizes="148px" className={styles.picture} />
        <h1 className={styles.title}>{title}</h1>
        <DeclaredNeeds needs={needs} className={styles.detail} />
        {undeclared.map((text) => (
          <p key={text} className={styles.detail}>
            {text}
          </p>
        ))}
        {known && baskets === 0 && undeclared.length === 0 && (
          <p className={styles.detail}>{t('search.not_sold_detail')}</p>
        )}
      </div>
      <BasketOffers search={named} />
      <div className={styles.named}>
        <SearchShelves search={named} />
      </div>
      {browsing ? (
        <ReadingsAndWays words={words} known={isRead} reference={browsing} />
      ) : (
        !isRead && (
          <div className={styles.told}>
            <Readings words={words} names={[]} />
          </div>
        )
      )}
    </>
  );
}
