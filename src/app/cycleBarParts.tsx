import { useTranslation } from 'react-i18next';
import { timeLeftText } from '#rules/timeLeft.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { lazyPart } from './lazyPart.ts';

/** Named here, not in the first load: it has files of its own. */
export const PlaceDialog = lazyPart(() => import('../checkout/place/PlaceDialog.tsx').then((part) => part.PlaceDialog));

/** "Plus que 2 jours et 4 heures." until an instant; nothing on the server, whose HTML is cached for long. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const time = timeLeftText(useNow(), new Date(until), locale);
  return isHydrated && time && t('shell.left', { time });
}
