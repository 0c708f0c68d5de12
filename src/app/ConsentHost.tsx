import { useEffect, useState, type ComponentType } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import type { ConsentQuestionProps } from './ConsentQuestion.tsx';

/**
 * Measuring and the question whether it may be, once the page is alive and only where the market has a pixel: without
 * one no code of it is fetched. Where its code does not come, which some blockers see to, nothing is asked or measured.
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
