import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { storeChoices, usePendingChoices, type Place } from '../../cart/pendingChoices.ts';
import { sendChoices } from '../../cart/sendChoices.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

export type PlaceChoice = { pending: string | null; choose: (place: Place) => void };
const idOf = (place: Place): string => ('locationId' in place ? place.locationId : place.shippingZoneId);

/**
 * Saves a place as soon as it is chosen (F-104, F-106); offline it is stored across reloads and sent later. pending:
 * the selection shown meanwhile; a refusal is reported and reverts it. The placeholder option is never saved (F-105).
 */
export function usePlaceChoice(): PlaceChoice {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const { place } = usePendingChoices();
  const choose = (next: Place) => {
    if (['', '0'].includes(idOf(next))) return;
    storeChoices({ place: next });
    void sendChoices({ environment, t, toast });
  };
  return { pending: place && idOf(place), choose };
}
