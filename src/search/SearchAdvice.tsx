import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SearchAdvice_advice$key, SearchAdviceKind } from '#generated/relay/SearchAdvice_advice.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { searchHref } from './searchAddress.ts';
import styles from './SearchAdvice.module.css';

const fragment = graphql`
  fragment SearchAdvice_advice on SearchAdvice {
    kind
    tries
  }
`;

type Reason = { words: string; answered: string | null; kind: SearchAdviceKind | null };

/** Why the results are others than the words: what these name, or which words were searched. Null: they are as typed. */
export function useInstead({ words, answered, kind }: Reason): string | null {
  const { t } = useTranslation();
  const typed = words.trim();
  if (kind !== null && kind !== '%future added value') return t(`search.advice.${kind}`, { words: typed });
  return answered === null ? null : t('search.instead', { words: typed, answered });
}

type Props = { advice: SearchAdvice_advice$key; words: string };

/** What the words name if no product is called so, with terms to try as links: not sold here, a dish, an occasion. */
export function SearchAdvice({ advice, words }: Props) {
  const { kind, tries } = useFragment(fragment, advice);
  const { t } = useTranslation();
  const path = useAddress()('search');
  const text = useInstead({ words, answered: null, kind });
  return (
    <div className={styles.advice}>
      <p>{text}</p>
      {tries.length > 0 && (
        <ul className={styles.tries} aria-label={t('search.tries')}>
          {tries.map((term) => (
            <li key={term}>
              <UiLink href={searchHref(path, term)} className={styles.try}>
                {term}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
