import { useEffect, useState, type ComponentType } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';
import type { ConsentQuestionProps } from './ConsentQuestion.tsx';
import type { LayoutData, OpenedNotice } from './Layout.route.ts';

/** Loads cart synchronisation and the banner after hydration, since the first paint does not need it. */
export function CartSyncAndBannerHost() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    retryUntilLoaded(
      () => import('./CartSyncAndBanner.tsx'),
      () => !isUnmounted,
    ).then(
      ({ CartSyncAndBanner }) => setLoaded(() => CartSyncAndBanner),
      () => undefined,
    );
    return () => void (isUnmounted = true);
  }, []);
  return Loaded && <Loaded />;
}

/**
 * Loads analytics and its consent question once the page is hydrated, and only if the market has a pixel. If the code
 * does not load, as with some blockers, nothing is asked or measured.
 */
export function ConsentHost({ query }: Pick<ConsentQuestionProps, 'query'>) {
  const { analytics } = usePageSettings();
  const [Question, setQuestion] = useState<ComponentType<ConsentQuestionProps> | null>(null);
  useEffect(() => {
    if (!analytics) return;
    import('./cycleBarParts.tsx')
      .then((parts) => parts.consentQuestion())
      .then(
        (Loaded) => setQuestion(() => Loaded),
        () => undefined,
      );
  }, [analytics]);
  return Question && analytics && <Question query={query} analytics={analytics} />;
}

/** The market's notice, shown over the page once it has loaded: the page never waits for it. */
export function NoticeHost({ notice }: Pick<LayoutData, 'notice'>) {
  const [opened, setOpened] = useState<OpenedNotice>(null);
  useEffect(() => void notice?.then(setOpened), [notice]);
  return opened && <opened.Notice reference={opened.reference} />;
}
