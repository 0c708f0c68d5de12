import { useEffect, useState, type ComponentType } from 'react';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';
import type { ConsentQuestionProps } from './ConsentQuestion.tsx';
import type { LayoutData, OpenedNotice } from './Layout.route.ts';

/** Loads cart synchronisation and the banner after hydration, since the first paint does not need it. */
export function CartSyncAndBannerHost() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    retryUntilLoaded(
      () => import('./CartSyncAndBanner.tsx'),
      () => !left,
    ).then(
      ({ CartSyncAndBanner }) => void (!left && setLoaded(() => CartSyncAndBanner)),
      () => undefined,
    );
    return () => void (left = true);
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
    let left = false;
    import('./ConsentQuestion.tsx').then(
      ({ ConsentQuestion }) => void (!left && setQuestion(() => ConsentQuestion)),
      () => undefined,
    );
    return () => void (left = true);
  }, [analytics]);
  return Question && analytics && <Question query={query} analytics={analytics} />;
}

/** The market's notice, shown over the page once it has loaded: the page never waits for it. */
export function NoticeHost({ notice }: Pick<LayoutData, 'notice'>) {
  const [opened, setOpened] = useState<OpenedNotice>(null);
  useEffect(() => {
    let left = false;
    void notice?.then((come) => !left && setOpened(come));
    return () => void (left = true);
  }, [notice]);
  return opened && <opened.Notice reference={opened.reference} />;
}
