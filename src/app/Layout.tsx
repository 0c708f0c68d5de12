import '../shared/ui/fonts.css';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { useLayoutQuery } from '#generated/hooks/useLayoutQuery.ts';
import { addresses, isSignInReturn } from '#rules/addresses.ts';
import { CartDrawer } from '../cart/CartDrawer.tsx';
import { OverviewBar } from '../cart/OverviewBar.tsx';
import { NeedsScript, ScriptlessNote } from '../pages/NeedsScript.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import { OffersContext } from '../shared/relay/marketOffers.ts';
import { WeekContext } from '../shared/relay/openWeek.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { GOODS_ID, SkipLink } from '../shared/ui/SkipLink.tsx';
import { ToastHost } from '../shared/ui/toasts.tsx';
import { FollowContext } from '../shared/ui/UiLink.tsx';
import { CycleBar } from './CycleBar.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { replayEarlyInput } from './earlyInput.ts';
import { followLink } from './followLink.ts';
import { Footer } from './Footer.tsx';
import { IdentityHost } from './IdentityHost.tsx';
import { KeptPages } from './KeptPages.tsx';
import { CartSyncAndBannerHost, ConsentHost, NoticeHost } from './laterParts.tsx';
import styles from './Layout.module.css';
import type { LayoutData } from './Layout.route.ts';
import { lazyPart } from './lazyPart.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ScrollPosition } from './ScrollPosition.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageContext } from './usePageContext.ts';
import { useQueryFlags } from './useQueryFlags.ts';
import { useRouteChange } from './useRouteChange.ts';
import { Visitor } from './Visitor.tsx';

/** True at the login's return address, on any path (F-027): the page there is not the one that was wanted. */
const useSignInReturn = (): boolean => isSignInReturn(new URLSearchParams(useLocation().search));

graphql`
  query LayoutQuery {
    market {
      maintenance
      pause
      ...marketOffers_market
    }
    openPeriod {
      ...openWeek_period
    }
    ...noticeCookie_query
    ...ConsentQuestion_query
    ...CycleBar_query
    ...Sidebar_query
    ...Footer_query
    ...NotFoundShelves_query
  }
`;

const MaintenanceScreen = lazyPart(() =>
  import('../pages/MaintenanceScreen.tsx').then((module) => module.MaintenanceScreen),
);

/** The document and the layout of every page (spec 2, layout). */
export function Layout() {
  const { layout, visitor, pause, notice } = useLoaderData<LayoutData>();
  const locale = useLocale();
  const { t } = useTranslation();
  const data = useLayoutQuery(layout);
  const { offMaintenance } = useQueryFlags();
  // The desk has its own navigation, and stays open while the market is closed.
  const { page } = usePageContext();
  const atDesk = page === 'desk';
  const closed = data.market.maintenance && !offMaintenance && !atDesk;
  const returning = useSignInReturn();
  const navigate = useNavigate();
  const follow = useMemo(() => followLink(navigate), [navigate]);
  useRouteChange();
  // In a task of its own, because React cannot hydrate for a press in the midst of other work.
  useEffect(() => {
    const timer = setTimeout(replayEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  return (
    <html lang={locale === 'en' ? 'en-CA' : 'fr-CA'}>
      <DocumentHead />
      <body className={styles.body}>
        <FollowContext value={follow}>
          <OffersContext value={data.market}>
            <WeekContext value={data.openPeriod}>
              <Visitor reference={visitor}>
                {!atDesk && (
                  <>
                    <SkipLink to="main">{t('shell.skip')}</SkipLink>
                    <SkipLink to={GOODS_ID}>{t('shell.skip_goods')}</SkipLink>
                    <ConsentHost query={data} />
                    <CycleBar query={data} pause={pause} />
                  </>
                )}
                <div className={styles.house} data-desk={atDesk || undefined}>
                  {!atDesk && <Sidebar query={data} />}
                  <div className={styles.page}>
                    {!atDesk && (
                      <>
                        <TopBar />
                        <div className={page === 'cart' ? undefined : styles.banner}>
                          <CartSyncAndBannerHost />
                        </div>
                      </>
                    )}
                    {!closed && !atDesk && page !== null && addresses[page].html === 'full' && (
                      <noscript>{import.meta.env.SSR && <ScriptlessNote className={styles.scriptless} />}</noscript>
                    )}
                    <main id="main" tabIndex={-1} className={styles.main} aria-busy={returning || undefined}>
                      {/* Only in the server's HTML: with scripts it is neither shown nor fetched. */}
                      {!closed && page !== null && addresses[page].html === 'shell' && (
                        <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
                      )}
                      {closed ? (
                        <MaintenanceScreen />
                      ) : (
                        !returning && (pause ? <pause.Pages {...pause} /> : <KeptPages />)
                      )}
                    </main>
                    {!atDesk && <Footer query={data} />}
                  </div>
                </div>
                {!closed && !atDesk && <OverviewBar />}
                {!atDesk && <CartDrawer />}
              </Visitor>
            </WeekContext>
          </OffersContext>
          <IdentityHost />
          {!atDesk && <NoticeHost notice={notice} />}
          <NavigationProgress />
          <ToastHost />
          <LiveRegion />
        </FollowContext>
        <ScrollPosition />
      </body>
    </html>
  );
}
