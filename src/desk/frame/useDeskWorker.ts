import { useEffect, useState } from 'react';
import { DESK_WORKERS } from '#rules/deskWorkers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';

/** Makes this browser cache the desk's pages; true once they open offline (ADR 31), which not every browser supports. */
export function useDeskWorker(): boolean {
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const register = async () => {
      // Its files come from the build: there are none in development.
      if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
      const { script, scope } = DESK_WORKERS[locale];
      const registration = await navigator.serviceWorker.register(script, { scope });
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      const checkState = () => {
        if (!isUnmounted && worker?.state === 'activated') setReady(true);
      };
      worker?.addEventListener('statechange', checkState);
      checkState();
    };
    // Offline the existing worker stays; without support the page lasts as long as it is open.
    register().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [locale]);
  return isReady;
}
