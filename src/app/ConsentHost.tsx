import { useEffect, useState, type ComponentType } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import type { ConsentQuestionProps } from './ConsentQuestion.tsx';

/**
 * Loads analytics and its consent question once the page is hydrated, and only if the market has a pixel. If the code
 * does not load, as with some blockers, nothing is asked or measured.
 */
export function ConsentHost({ query }: Pick<ConsentQuestionProps, 'query'>) {
  const { analytics } = usePageSettings();
  const [Question, setQuestion] = useState<ComponentType<ConsentQuestionProps> | null>(null);
  useEffect(() => {
    if (!analytics) return;
    let left = false;
    import('./ConsentQuestion.tsx').then(
      ({ ConsentQuestion }) => void (!left && setQuestion(() => ConsentQuestion)),
      () => undefined,
    );
    return () => void (left = true);
  }, [analytics]);
  return Question && analytics && <Question query={query} analytics={analytics} />;
}
