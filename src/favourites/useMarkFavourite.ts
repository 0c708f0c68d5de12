import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useToast } from '../shared/ui/toasts.tsx';

/** Marks or unmarks a product; the sending code loads with the first press. */
export function useMarkFavourite(product: string): (marked: boolean) => Promise<void> {
  const environment = useRelayEnvironment();
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    async (marked: boolean) => {
      try {
        const { markFavourite } = await import('./markFavourite.ts');
        await markFavourite({ environment, t, toast }, product, marked);
      } catch {
        toast.error(t('errors.basic_retry'));
      }
    },
    [environment, product, t, toast],
  );
}
