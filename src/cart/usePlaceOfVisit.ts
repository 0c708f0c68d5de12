import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { PLACE_COOKIE } from '#rules/addresses.ts';
import { MARKET_SESSION_COOKIE_DAYS } from '#rules/constants.ts';
import { useOffline } from '../shared/browser/online.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { readCookie, writeCookie } from '../shared/storage/cookies.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { pendingChoices, storeChoices, type Place } from './pendingChoices.ts';
import { useVisitorCart } from './visitorCart.ts';

/**
 * Stores the cart's place in the cookie from which the server renders pages. A cart that gets its first line and has no
 * place starts with the page's. Express has its own places, which are not those of the week.
 */
export function usePlaceOfVisit(): void {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const offline = useOffline();
  const pagePlace = usePageSettings().place;
  const cart = useVisitorCart();
  const weekly = cart?.fromStorage ? null : cart;
  const chosen = weekly?.place ? `${weekly.place.field}:${weekly.place.id}` : null;
  useEffect(() => {
    if (chosen !== null && readCookie(PLACE_COOKIE) !== chosen)
      writeCookie(PLACE_COOKIE, chosen, MARKET_SESSION_COOKIE_DAYS);
  }, [chosen]);

  const starts = Boolean(pagePlace && weekly && weekly.place === undefined && weekly.items.length > 0);
  useEffect(() => {
    if (!starts || !pagePlace || offline || pendingChoices().place) return;
    storeChoices({ place: { [pagePlace.field]: pagePlace.id } as Place });
    const send = async () => (await import('./sendChoices.ts')).sendChoices({ environment, t, toast });
    // Without its code the next page sends it.
    send().catch(() => undefined);
  }, [environment, offline, pagePlace, starts, t, toast]);
}
