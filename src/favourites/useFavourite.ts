import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { wordsFor } from '../identity/signInErrorTexts.ts';
import { signInByPopup } from '../identity/signing.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { knownAuthentication, setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useMarkFavourite } from './useMarkFavourite.ts';
import { useIsFavourite } from './visitorFavourites.ts';

/** The product that a guest wants to add and went to sign in for; it survives the login. */
const WANTED = 'etal.favourite-wanted';

export type Favourite = {
  isMarked: boolean;
  /** Nobody is signed in: a press leads to the login, and the product is added then. */
  isGuest: boolean;
  busy: boolean;
  press: () => void;
};

/** A product's mark and what a press does. Favourites need an account. Null until session and favourites are loaded. */
export function useFavourite(product: string): Favourite | null {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  const { loading, isAuthenticated, popupOpen } = useAuthentication();
  const kept = useIsFavourite(product);
  const mark = useMarkFavourite(product);
  useEffect(() => {
    if (kept === null || recall(WANTED) !== product) return;
    remember(WANTED, '');
    if (!kept) void mark(true);
  }, [kept, mark, product]);

  const enter = async () => {
    remember(WANTED, product);
    const ended = await signInByPopup(environment, { target: pathname + search }).then(
      () => true,
      () => false,
    );
    const { isAuthenticated: isIn, error } = knownAuthentication(environment);
    // Neither: the page is navigating to the login.
    if (isIn || (ended && !error)) return;
    remember(WANTED, '');
    toast.error(error ? t(`sign_in.failures.${wordsFor(error.code).words}.title`) : t('errors.basic_retry'));
    // Shown here, so the next page that needs an account does not repeat it.
    setAuthentication(environment, { error: null });
  };

  if (kept !== null) return { isMarked: kept, isGuest: false, busy: false, press: () => void mark(!kept) };
  if (loading || isAuthenticated) return null;
  return { isMarked: false, isGuest: true, busy: popupOpen, press: () => void enter() };
}
