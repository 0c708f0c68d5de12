import { useEffect, useState, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConsentQuestion_query$key } from '#generated/relay/ConsentQuestion_query.graphql.ts';
import type { AnalyticsSettings } from '#rules/pageContract.ts';
import type { ConsentBarProps } from '../notices/ConsentBar.tsx';
import { registerConsentQuestion } from '../shared/analytics/consentQuestion.ts';
import { startMeasurement } from '../shared/analytics/measurement.ts';
import { laterTexts } from './messages.ts';

const fragment = graphql`
  fragment ConsentQuestion_query on Query {
    siteInformations {
      privacy: page(name: privacy) {
        title
      }
    }
  }
`;

export type ConsentQuestionProps = { query: ConsentQuestion_query$key; analytics: AnalyticsSettings };
type OpenBar = { Bar: ComponentType<ConsentBarProps>; isReview: boolean };

/** Null if its code or texts do not load: then nothing is asked or measured. */
async function loadBar(isReview: boolean): Promise<OpenBar | null> {
  try {
    const [{ ConsentBar }] = await Promise.all([import('../notices/ConsentBar.tsx'), laterTexts()]);
    return { Bar: ConsentBar, isReview };
  } catch {
    return null;
  }
}

/**
 * Starts analytics, and asks visitors who have not answered, or who want to change their answer. The page is the same
 * bytes for everybody, so the answer is read here, in the browser.
 */
export function ConsentQuestion({ query, analytics }: ConsentQuestionProps) {
  const { privacy } = useFragment(fragment, query).siteInformations;
  const [openBar, setOpenBar] = useState<OpenBar | null>(null);
  useEffect(() => {
    const show = async (isReview: boolean) => setOpenBar(await loadBar(isReview));
    const unregister = registerConsentQuestion(() => void show(true));
    if (startMeasurement(analytics)) void show(false);
    return unregister;
  }, [analytics]);
  if (!openBar) return null;
  const { Bar, isReview } = openBar;
  return (
    <Bar
      key={String(isReview)}
      receiver={new URL(analytics.url).host}
      privacy={privacy?.title ?? null}
      isReview={isReview}
      onClose={() => setOpenBar(null)}
    />
  );
}
