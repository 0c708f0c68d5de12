import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useGuestFavourites } from './guestFavourites.ts';
import { useIsFavourite } from './visitorFavourites.ts';

export type Favourite = { isMarked: boolean; toggle: () => void };

/**
 * Whether a product is a favourite, and how to toggle it: in the customer's account, or a guest's in this browser. Null until session and
 * favourites are loaded. What changes them loads with the first press.
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

  const toggle = async () => {
    try {
      if (isGuest) {
        const { markGuestFavourite } = await import('./markGuestFavourite.ts');
        return markGuestFavourite({ t, toast }, product, !isMarked);
      }
      const { markFavourite } = await import('./markFavourite.ts');
      await markFavourite({ environment, t, toast }, product, !isMarked);
    } catch {
      toast.error(t('errors.basic_retry'));
    }
  };
  return { isMarked, toggle: () => void toggle() };
}
