import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useGuestFavourites } from './guestFavourites.ts';
import { markGuestFavourite } from './markGuestFavourite.ts';
import { useIsFavourite } from './visitorFavourites.ts';

export type Favourite = { isMarked: boolean; toggle: () => void };

/**
 * Whether a product is a favourite, and how to toggle it: in the customer's account, or a guest's in this browser. Null until session and
 * favourites are loaded. What changes an account's loads with the first press.
 */
export function useFavourite(product: string): Favourite | null {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { loading, isAuthenticated } = useAuthentication();
  const isFavourite = useIsFavourite(product);
  const guestFavourites = useGuestFavourites();
  const isGuest = isFavourite === null;
  if (isGuest && (loading || isAuthenticated)) return null;
  const isMarked = isFavourite ?? guestFavourites.includes(product);

  const toggleInAccount = async () => {
    try {
      const { markFavourite } = await import('./markFavourite.ts');
      await markFavourite({ environment, t, toast }, product, !isMarked);
    } catch {
      toast.error(t('errors.basic_retry'));
    }
  };
  const toggle = () => {
    // Stored by the press itself: the page may be left right after it.
    if (isGuest) markGuestFavourite({ t, toast }, product, !isMarked);
    else void toggleInAccount();
  };
  return { isMarked, toggle };
}
