import { useEffect, useState, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConsentQuestion_query$key } from '../../__generated__/relay/ConsentQuestion_query.graphql.ts';
import type { AnalyticsSettings } from '../../rules/pageContract.ts';
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
type Shown = { Bar: ComponentType<ConsentBarProps>; wanted: boolean };

/** Null if its code or texts do not load: then nothing is asked or measured. */
async function question(wanted: boolean): Promise<Shown | null> {
  try {
    const [{ ConsentBar }] = await Promise.all([import('../notices/ConsentBar.tsx'), laterTexts()]);
    return { Bar: ConsentBar, wanted };
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
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let left = false;
    const show = async (wanted: boolean) => {
      const next = await question(wanted);
      if (!left) setShown(next);
    };
    const stop = registerConsentQuestion(() => void show(true));
    if (startMeasurement(analytics)) void show(false);
    return () => {
      left = true;
      stop();
    };
  }, [analytics]);
  if (!shown) return null;
  const { Bar, wanted } = shown;
  return (
    <Bar
      key={String(wanted)}
      receiver={new URL(analytics.url).host}
      privacy={privacy?.title ?? null}
      wanted={wanted}
      onClose={() => setShown(null)}
    />
  );
}
