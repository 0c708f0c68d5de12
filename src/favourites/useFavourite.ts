import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { signInErrorText } from '../identity/signInErrorTexts.ts';
import { signInByPopup } from '../identity/signing.ts';
import { readAuthentication, setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useIsFavourite } from './visitorFavourites.ts';

/** Stores the product that a guest adds after signing in, across the redirect. */
const PENDING_KEY = 'etal.favourite-wanted';

export type Favourite = {
  isMarked: boolean;
  /** Nobody is signed in: `toggle` opens the sign-in first, and adds the product afterwards. */
  isGuest: boolean;
  busy: boolean;
  toggle: () => void;
};

/** Marks or unmarks a product; the sending code loads with the first press. */
function useMarkFavourite(product: string): (marked: boolean) => Promise<void> {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    async (marked: boolean) => {
      try {
        const { markFavourite } = await import('./markFavourite.ts');
        await markFavourite({ environment, t, toast }, product, marked);
      } catch {
        toast.error(t('errors.basic_retry'));
      }
    },
    [environment, product, t, toast],
  );
}

/** Whether a product is a favourite, and how to toggle it. Null until session and favourites are loaded. */
export function useFavourite(product: string): Favourite | null {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  const { loading, isAuthenticated, popupOpen } = useAuthentication();
  const isFavourite = useIsFavourite(product);
  const mark = useMarkFavourite(product);
  useEffect(() => {
    if (isFavourite === null || readTab(PENDING_KEY) !== product) return;
    writeTab(PENDING_KEY, '');
    if (!isFavourite) void mark(true);
  }, [isFavourite, mark, product]);

  const signInFirst = async () => {
    writeTab(PENDING_KEY, product);
    const isCompleted = await signInByPopup(environment, { target: pathname + search }).then(
      () => true,
      () => false,
    );
    const { isAuthenticated: isSignedIn, error } = readAuthentication(environment);
    // Completed, but neither signed in nor failed: the page is redirecting to the sign-in.
    if (isSignedIn || (isCompleted && !error)) return;
    writeTab(PENDING_KEY, '');
    toast.error(error ? t(`sign_in.failures.${signInErrorText(error.code).text}.title`) : t('errors.basic_retry'));
    // Shown here, so the next page that needs an account does not repeat it.
    setAuthentication(environment, { error: null });
  };

  if (isFavourite !== null)
    return { isMarked: isFavourite, isGuest: false, busy: false, toggle: () => void mark(!isFavourite) };
  if (loading || isAuthenticated) return null;
  return { isMarked: false, isGuest: true, busy: popupOpen, toggle: () => void signInFirst() };
}
