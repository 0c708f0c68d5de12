import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { storeChoices, usePendingChoices, type Place } from '../../cart/pendingChoices.ts';
import { sendChoices } from '../../cart/sendChoices.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

export type PlaceChoice = {
  /** The place that is being saved, by id; null: none is. */
  pending: string | null;
  choose: (place: Place) => void;
  /** The shown method. */
  method: DeliveryMethod;
  chooseMethod: (method: DeliveryMethod) => void;
  /** The reader has chosen the method on this page. */
  isMethodChosen: boolean;
  /** There is no delivery to the typed code, or to the address on file. */
  isUnresolved: boolean;
  setIsUnresolved: (isUnresolved: boolean) => void;
};

const idOf = (place: Place): string => ('locationId' in place ? place.locationId : place.shippingZoneId);

/**
 * Saves a place as soon as it is chosen (F-104, F-106); offline it is stored across reloads and sent later. It is shown
 * as selected meanwhile; a refusal is reported and reverts it. Places are radios, without a placeholder that could be saved (F-105).
 */
export function usePlaceChoice(initialMethod: DeliveryMethod): PlaceChoice {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  const { handover } = useMarketOffers();
  const { place } = usePendingChoices();
  const [chosenMethod, chooseMethod] = useState<DeliveryMethod | null>(null);
  const [isUnresolved, setIsUnresolved] = useState(false);
  const choose = (next: Place) => {
    storeChoices({ place: next });
    void sendChoices({ environment, t, toast });
  };
  return {
    pending: place && idOf(place),
    choose,
    method: handover === 'both' ? (chosenMethod ?? initialMethod) : handover,
    chooseMethod,
    isMethodChosen: chosenMethod !== null,
    isUnresolved,
    setIsUnresolved,
  };
}
