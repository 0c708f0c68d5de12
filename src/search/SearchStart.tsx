import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { RecentTerms } from './RecentTerms.tsx';
import type { SearchData } from './SearchScreen.route.ts';
import styles from './SearchStart.module.css';
import { SearchWays, useWays } from './SearchWays.tsx';

function Ways({ reference }: { reference: NonNullable<SearchData['browsing']> }) {
  const { t } = useTranslation();
  return <SearchWays ways={useWays(reference)} title={t('search.ways_start')} />;
}

/** The search before any word: recent searches, categories and producers. Nothing is searched (F-083). */
export function SearchStart({ browsing }: Pick<SearchData, 'browsing'>) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle name={t('search.title')} description={t('search.start_detail')} />
      <h1 className={styles.title}>{t('search.start')}</h1>
      <p className={styles.detail}>{t('search.start_detail')}</p>
      <RecentTerms />
      {browsing && <Ways reference={browsing} />}
    </>
  );
}
