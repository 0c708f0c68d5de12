import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { timeLeftText } from '#rules/timeLeft.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { laterTexts } from './messages.ts';

/* Rare parts are named here, not in the first load: each has files of its own. They come with their texts. */
export const placeDialog = async () =>
  (await Promise.all([import('../checkout/place/PlaceDialog.tsx'), laterTexts()]))[0].PlaceDialog;
export const siteNotice = async () => (await Promise.all([import('../notices/SiteNotice.tsx'), laterTexts()]))[0];
export const consentQuestion = async () => (await import('./ConsentQuestion.tsx')).ConsentQuestion;
export const sidebarDrawer = async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer;
export const searchSuggestions = async () =>
  (await Promise.all([import('../search/SearchSuggestions.tsx'), laterTexts()]))[0].SearchSuggestions;
export const expressBar = async () => (await Promise.all([import('./ExpressBar.tsx'), laterTexts()]))[0].ExpressBar;
export const openPause = async (args: LoaderFunctionArgs) =>
  (await Promise.all([import('./ClosedMarket.tsx'), laterTexts()]))[0].openPause(args);
export const weekNotices = async () =>
  (await Promise.all([import('../fulfilment/WeekNotices.tsx'), laterTexts()]))[0].WeekNotices;
export const expressToggle = async () =>
  (await Promise.all([import('./ExpressToggle.tsx'), laterTexts()]))[0].ExpressToggle;

/** "Plus que 2 jours et 4 heures." until an instant; nothing on the server, whose HTML is cached for long. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const time = timeLeftText(useNow(), new Date(until), locale);
  return isHydrated && time && t('shell.left', { time });
}
