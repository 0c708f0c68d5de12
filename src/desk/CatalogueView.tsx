import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { useCatalogueViewQuery } from '../../__generated__/hooks/useCatalogueViewQuery.ts';
import type { CatalogueViewQuery } from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { DESK_WORDS_MAX_LENGTH, wordsIn } from './CatalogueView.route.ts';
import styles from './CatalogueView.module.css';
import { DeskHead } from './DeskHead.tsx';
import { DeskProducts } from './DeskProducts.tsx';

graphql`
  query CatalogueViewQuery($words: String) {
    ...DeskProducts_query @arguments(words: $words)
  }
`;

/** Every product, drafts too: found by words, and changed in its place. */
export function CatalogueView({ reference }: { reference: PreloadedQuery<CatalogueViewQuery> }) {
  const query = useCatalogueViewQuery(reference);
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = wordsIn(params.toString());
  const [words, setWords] = useState(asked);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setParams(words.trim() === '' ? {} : { s: words.trim() });
  };
  return (
    <>
      <PageTitle name={t('desk.views.catalogue')} />
      <DeskHead title={t('desk.views.catalogue')} under={t('desk_catalogue.under')} />
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField
          type="search"
          label={t('desk_catalogue.search')}
          value={words}
          maxLength={DESK_WORDS_MAX_LENGTH}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          {t('desk_catalogue.find')}
        </Button>
      </form>
      <DeskProducts query={query} />
    </>
  );
}
