import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { failureLines, hasCode } from '../shared/relay/failure.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { SignOut } from './SignOut.ts';
import { usePlace } from './usePlace.ts';

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }));

/** The pages whose own words say what did not load (F-184); the search has its own failing state. */
const named = ['baskets', 'collection', 'order', 'orderProgress', 'orders', 'product', 'seller', 'sellers'] as const;

/** What stands in a page's place inside the layout when it does not exist or did not load. */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const address = useAddress();
  const { page } = usePlace();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    );
  // Trying again helps nobody there: another account does (spec 8).
  const otherPlatform = hasCode(error, 'WRONG_PLATFORM');
  const own = named.find((name) => name === page);
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
              <Suspense fallback={null}>
                <SignOut look="button" />
              </Suspense>
            ) : (
              <Button busy={state === 'loading'} onClick={() => void revalidate()}>
                {t('labels.retry')}
              </Button>
            )}
            <Button variant="outlined" href={address('home')}>
              {t('shell.see_products')}
            </Button>
          </>
        }
      >
        {failureLines(error, own ? `shell.loading_${own}` : 'labels.loading_error').map((line, index) => (
          <p key={index}>{'text' in line ? line.text : String(t(line.key as never, line.params as never))}</p>
        ))}
        {!otherPlatform && <p>{t('shell.failure_detail')}</p>}
      </EmptyState>
    </>
  );
}
