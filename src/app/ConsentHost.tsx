import { useEffect, useState, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConsentHost_query$key } from '../../__generated__/relay/ConsentHost_query.graphql.ts';
import type { ConsentBarProps } from '../notices/ConsentBar.tsx';
import { answerConsentQuestion } from '../shared/analytics/consentQuestion.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { laterTexts } from './messages.ts';

const fragment = graphql`
  fragment ConsentHost_query on Query {
    siteInformations {
      privacy: page(name: privacy) {
        title
      }
    }
  }
`;

type Question = { Bar: ComponentType<ConsentBarProps>; wanted: boolean };

/** Null when its code or texts do not come, which some blockers see to: then nothing is asked, and nothing measured. */
async function question(wanted: boolean): Promise<Question | null> {
  try {
    const [{ ConsentBar }] = await Promise.all([import('../notices/ConsentBar.tsx'), laterTexts()]);
    return { Bar: ConsentBar, wanted };
  } catch {
    return null;
  }
}

/**
 * Measuring and the question whether it may be, once the page is alive and only where the market has a pixel: without
 * one no code of it is fetched. The page is the same bytes for everybody, so the answer is read here.
 */
export function ConsentHost({ query }: { query: ConsentHost_query$key }) {
  const { privacy } = useFragment(fragment, query).siteInformations;
  const { analytics } = usePageSettings();
  const [shown, setShown] = useState<Question | null>(null);
  useEffect(() => {
    if (!analytics) return;
    let left = false;
    const show = async (wanted: boolean) => {
      const next = await question(wanted);
      if (!left) setShown(next);
    };
    import('../shared/analytics/measurement.ts').then(
      ({ startMeasurement }) => void (!left && startMeasurement(analytics) && show(false)),
      () => undefined,
    );
    const stop = answerConsentQuestion(() => void show(true));
    return () => {
      left = true;
      stop();
    };
  }, [analytics]);
  if (!shown || !analytics) return null;
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
