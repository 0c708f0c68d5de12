import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { POSTAL_CODE_DEBOUNCE_MS } from '#rules/constants.ts';
import { checkPostalCode } from '#rules/postalCode.ts';
import { isOffline, whenOnline } from '../shared/browser/online.ts';
import { hasCode, TransportFailure } from '../shared/relay/failure.ts';
import { findZones, type ZonesFound } from './zonesQuery.ts';

/**
 * idle: nothing typed, or too little. bad: not a postal code. none: nobody delivers there. waiting: offline, looked up
 * once there is a network. failed: the server did not answer.
 */
export type ZoneLookup =
  | { state: 'idle' | 'searching' | 'waiting' | 'bad' | 'failed' }
  | { state: 'none'; prefix: string }
  | { state: 'found'; code: string; zones: ZonesFound };

/**
 * Looks zones up while a postal code is typed: 300 ms after the last key, and only the last code's result counts,
 * whatever order responses arrive in (F-108, F-109). `onFound` is called with each result and its code.
 */
export function useZoneLookup(onFound: (ids: string[], code: string) => void): [ZoneLookup, (text: string) => void] {
  const environment = useRelayEnvironment();
  const [lookup, setLookup] = useState<ZoneLookup>({ state: 'idle' });
  const latestLookup = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retained = useRef<ZonesFound['reference']>(undefined);

  useEffect(
    () => () => {
      latestLookup.current += 1;
      clearTimeout(timer.current);
      retained.current?.dispose();
    },
    [],
  );

  const lookUp = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      const current = (latestLookup.current += 1);
      const check = checkPostalCode(text);
      if (check.state !== 'ok') return setLookup({ state: check.state === 'bad' ? 'bad' : 'idle' });
      setLookup({ state: 'searching' });
      const search = async (): Promise<void> => {
        if (isOffline()) {
          setLookup({ state: 'waiting' });
          await whenOnline();
          if (current !== latestLookup.current) return;
          setLookup({ state: 'searching' });
        }
        const zones = await findZones(environment, check.code);
        if (current !== latestLookup.current) return zones.reference.dispose();
        retained.current?.dispose();
        retained.current = zones.reference;
        if (zones.ids.length === 0) return setLookup({ state: 'none', prefix: check.prefix });
        setLookup({ state: 'found', code: check.code, zones });
        onFound(zones.ids, check.code);
      };
      timer.current = setTimeout(() => {
        const onError = (error: unknown): void => {
          if (current !== latestLookup.current) return;
          if (error instanceof TransportFailure && isOffline()) search().catch(onError);
          else setLookup({ state: hasCode(error, 'ZIP_INVALID') ? 'bad' : 'failed' });
        };
        search().catch(onError);
      }, POSTAL_CODE_DEBOUNCE_MS);
    },
    [environment, onFound],
  );
  return [lookup, lookUp];
}
