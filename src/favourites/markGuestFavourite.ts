import type { TFunction } from 'i18next';
import type { useToast } from '../shared/ui/toasts.tsx';
import { MAX_GUEST_FAVOURITES, readGuestFavourites, writeGuestFavourites } from './guestFavourites.ts';

/** Adds a product to the favourites of this browser, or removes it. A full list, and refused storage, are explained. */
export function markGuestFavourite(
  { t, toast }: { t: TFunction; toast: ReturnType<typeof useToast> },
  product: string,
  marked: boolean,
): void {
  const others = readGuestFavourites().filter((id) => id !== product);
  if (marked && others.length >= MAX_GUEST_FAVOURITES)
    return toast.error(t('favourites.full', { nb: MAX_GUEST_FAVOURITES }));
  if (!writeGuestFavourites(marked ? [product, ...others] : others)) toast.error(t('favourites.not_stored'));
}
