import { useEffect, useState } from 'react';
import { DESK_WORKERS } from '../../rules/deskWorkers.ts';
import { useLocale } from '../shared/i18n/translator.ts';

/** Has this browser keep the desk's pages; true once they open without network (ADR 31), which not every browser offers. */
export function useDeskWorker(): boolean {
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let left = false;
    const keep = async () => {
      // Its files are the build's: there are none while developing.
      if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
      const { script, scope } = DESK_WORKERS[locale];
      const registration = await navigator.serviceWorker.register(script, { scope });
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      const look = () => {
        if (!left && worker?.state === 'activated') setReady(true);
      };
      worker?.addEventListener('statechange', look);
      look();
    };
    // Without network the one that is there stays; a browser that refuses has the page as long as it is open.
    keep().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [locale]);
  return isReady;
}
