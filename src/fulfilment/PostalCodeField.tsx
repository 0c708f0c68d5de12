import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneRow_zone$key } from '#generated/relay/ZoneRow_zone.graphql.ts';
import type { zonesQuery } from '#generated/relay/zonesQuery.graphql.ts';
import { POSTAL_CODE_EXAMPLE, postalCodeText } from '#rules/postalCode.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { ChoiceGroup } from '../shared/ui/ChoiceRow.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './PostalCodeField.module.css';
import { postalCodeOfZone, storeFoundZones, storePostalCode, storedPostalCode } from './storedPostalCode.ts';
import { useZoneLookup, type ZoneLookup } from './useZoneLookup.ts';
import { ZoneRow } from './ZoneRow.tsx';
import { zonesQueryNode } from './zonesQuery.ts';

type Props = {
  /** The cart's zone; shown while no code is typed, with the code that found it in this tab. */
  chosen: (ZoneRow_zone$key & { readonly id: string }) | null;
  /** The selected row, which may be ahead of the server. */
  value: string | null;
  onChoose: (zone: string) => void;
  /** The alternative that refusals offer. */
  onPickup: () => void;
  /**
   * Called with whether the typed code has no delivery, so that the cart does not continue with another zone than the
   * shown one.
   */
  onUnresolved: (isUnresolved: boolean) => void;
  /** For weekly deliveries: the weekday instead of the next date. */
  weekly?: boolean | undefined;
  /** Express: zones with their next round, whatever its week. */
  fromStorage?: boolean | undefined;
};

/** Finds the delivery zone by postal code: a single result is selected immediately, several are offered. */
export function PostalCodeField({ chosen, value, onChoose, onPickup, onUnresolved, weekly, fromStorage }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => (chosen ? postalCodeOfZone(chosen.id) : storedPostalCode()));
  const [lookup, lookUp] = useZoneLookup((ids, code) => {
    storeFoundZones(code, ids);
    const [only] = ids;
    if (ids.length === 1 && only && only !== value) onChoose(only);
  });
  const data = useCachedQuery<zonesQuery>(zonesQueryNode, lookup.state === 'found' ? lookup.zones.reference : null);
  const hasText = text.trim() !== '';
  // The code that found the cart's zone before this page was opened: nothing to look up.
  const isOfChosen = chosen !== null && hasText && lookup.state === 'idle' && text === postalCodeOfZone(chosen.id);
  const isUnresolved = hasText && lookup.state !== 'found' && !isOfChosen;
  useEffect(() => onUnresolved(isUnresolved), [isUnresolved, onUnresolved]);
  const initialText = useRef(chosen ? '' : text);
  // A code typed before a reload is looked up once, as if it were typed now.
  useEffect(() => {
    if (initialText.current !== '') lookUp(initialText.current);
    initialText.current = '';
  }, [lookUp]);

  // What a typed code finds is read in full, not from under a bar at the foot.
  const isTyped = useRef(false);
  const showResult = useCallback((result: HTMLElement | null) => {
    if (isTyped.current) result?.scrollIntoView({ block: 'nearest' });
  }, []);
  const zones =
    lookup.state === 'found' ? (data?.shippingZones ?? []) : chosen && (!hasText || isOfChosen) ? [chosen] : [];
  const hint =
    lookup.state === 'waiting' ? 'fulfilment.waiting' : chosen && !hasText ? 'fulfilment.other_code' : undefined;
  const { pickup: hasPickup } = useMarketOffers();
  const pickup = hasPickup && (
    <>
      {t('fulfilment.pickup_free')}{' '}
      <TextLink tone="danger" onClick={onPickup}>
        {t('fulfilment.offer_pickup')}
      </TextLink>
    </>
  );
  return (
    <div className={styles.choice}>
      <TextField
        label={t('fulfilment.postal_code')}
        hint={hint && t(hint)}
        value={text}
        placeholder={POSTAL_CODE_EXAMPLE}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        ok={lookup.state === 'found' || isOfChosen}
        error={errorOf(lookup, t, pickup)}
        onChange={(event) => {
          isTyped.current = true;
          setText(event.target.value);
          storePostalCode(event.target.value);
          lookUp(event.target.value);
        }}
        onBlur={() => lookup.state === 'found' && setText(postalCodeText(lookup.code))}
      />
      {zones.length > 0 && (
        <div ref={showResult}>
          <ChoiceGroup legend={t('fulfilment.zones')} legendHidden value={value} onChange={onChoose}>
            {zones.map((zone) => (
              <ZoneRow key={zone.id} zone={zone} weekly={weekly} fromStorage={fromStorage} />
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  );
}

function errorOf(lookup: ZoneLookup, t: TFunction, pickup: ReactNode): ReactNode {
  switch (lookup.state) {
    case 'bad':
      return t('cart.zip_validation');
    case 'failed':
      return t('errors.basic');
    case 'none':
      return (
        <>
          {t('cart.no_delivery', { prefix: lookup.prefix })} {pickup}
        </>
      );
    default:
      return undefined;
  }
}
