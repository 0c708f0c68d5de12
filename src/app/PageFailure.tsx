import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import { retryLater } from '../shared/browser/retryLater.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { failureLines, hasCode, TransportFailure } from '../shared/relay/failure.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { lazyPart, SignOut } from './lazyPart.ts';
import { usePageContext } from './usePageContext.ts';

const NotFoundScreen = lazyPart(() => import('./NotFoundScreen.tsx').then((module) => module.NotFoundScreen));

/** Pages with their own text for a loading failure (F-184); the search has its own failure state. */
const pages = ['baskets', 'collection', 'order', 'orderProgress', 'orders', 'product', 'seller', 'sellers'] as const;

/** Whether retrying a moment later may succeed, since the market or its network failed. */
const mayRecover = (error: unknown): boolean => error instanceof TransportFailure || error instanceof ChunkLoadError;

/** Loads the address as a document where the worker has a saved copy of it, marked as one, or of the cart. */
async function openOfflineCopy(): Promise<void> {
  const copies = await import('../shared/storage/offlineCopies.ts').catch(() => null);
  if (await copies?.hasOfflineCopy(new URL(window.location.href)).catch(() => false)) window.location.reload();
}

/**
 * Reopens the current page in place in the history. The router's `revalidate` would not work: its boundary keeps the
 * error if the response arrives before React has rendered the pending state (remix-run/react-router#11597).
 */
function useReopen(): { reopen: () => void; isOpening: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOpening = useNavigation().state !== 'idle';
  const reopen = useCallback(
    () =>
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: state as unknown }),
    [navigate, pathname, search, hash, state],
  );
  return { reopen, isOpening };
}

/**
 * Replaces a page inside the layout if it does not exist or did not load. It is loaded again when the network is back
 * or on retry (F-184).
 */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { reopen, isOpening } = useReopen();
  const address = useAddress();
  const { page } = usePageContext();
  const mayRetry = mayRecover(error) && !isOpening;
  useEffect(() => (mayRetry ? retryLater(reopen) : undefined), [mayRetry, reopen]);
  useEffect(() => {
    if (mayRetry) void openOfflineCopy();
  }, [mayRetry]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  // Retrying does not help there: another account does (spec 8).
  const otherPlatform = hasCode(error, 'WRONG_PLATFORM');
  const pageWithText = pages.find((name) => name === page);
  return (
    <>
      <PageTitle name={t('shell.failure')} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t('shell.failure')}
        action={
          <>
            {otherPlatform ? (
              <SignOut variant="button" />
            ) : (
              <Button busy={isOpening} onClick={reopen}>
                {t('labels.retry')}
              </Button>
            )}
            <Button variant="outlined" href={address('home')}>
              {t('shell.see_products')}
            </Button>
          </>
        }
      >
        {failureLines(error, pageWithText ? `shell.loading_${pageWithText}` : 'labels.loading_error').map(
          (line, index) => (
            <p key={index}>{failureText(t, line)}</p>
          ),
        )}
        {!otherPlatform && <p>{t('shell.failure_detail')}</p>}
      </EmptyState>
    </>
  );
}
