import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UndeclaredNeeds_search$key } from '#generated/relay/UndeclaredNeeds_search.graphql.ts';
import styles from './SearchAdvice.module.css';

const fragment = graphql`
  fragment UndeclaredNeeds_search on SearchConnection {
    undeclaredNeeds {
      words
      kind
    }
  }
`;

/** What to say of the needs in a search that no product is declared to meet, such as `sans sucre`. */
export function useUndeclaredNeeds(search: UndeclaredNeeds_search$key): string[] {
  const { t } = useTranslation();
  const { undeclaredNeeds } = useFragment(fragment, search);
  return undeclaredNeeds.map(({ words, kind }) =>
    t(`search.undeclared.${kind === '%future added value' ? 'contents' : kind}`, { words }),
  );
}

/** Says so plainly above the results, which must not look as if they met the needs. */
export function UndeclaredNeeds({ texts }: { texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <div className={styles.advice}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
  );
}
