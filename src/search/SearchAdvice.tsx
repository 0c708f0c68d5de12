import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SearchAdvice_advice$key } from '#generated/relay/SearchAdvice_advice.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { searchHref } from './searchAddress.ts';
import styles from './SearchAdvice.module.css';

const fragment = graphql`
  fragment SearchAdvice_advice on SearchAdvice {
    tries
  }
`;

type Props = { advice: SearchAdvice_advice$key; text: string };

/** What the words name if no product is called so, with terms to try as links: not sold here, a dish, an occasion. */
export function SearchAdvice({ advice, text }: Props) {
  const { tries } = useFragment(fragment, advice);
  const { t } = useTranslation();
  const path = useAddress()('search');
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
