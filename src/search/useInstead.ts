import { useTranslation } from 'react-i18next';
import type { SearchAdviceKind } from '#generated/relay/SearchAdvice_advice.graphql.ts';

type Reason = { words: string; answered: string | null; kind: SearchAdviceKind | null };

/** Why the results are others than the words: what these name, or which words were searched. Null: they are as typed. */
export function useInstead({ words, answered, kind }: Reason): string | null {
  const { t } = useTranslation();
  const typed = words.trim();
  if (kind !== null && kind !== '%future added value') return t(`search.advice.${kind}`, { words: typed });
  return answered === null ? null : t('search.instead', { words: typed, answered });
}
