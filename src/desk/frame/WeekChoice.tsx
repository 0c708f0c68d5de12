import { useTranslation } from 'react-i18next';
import { formatClosing } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { caretLeftIcon, caretRightIcon } from '../../shared/ui/icons.ts';
import { useDeskAddress } from './deskAddress.ts';
import type { DeskViewName } from './deskViews.ts';

type Props = {
  view: DeskViewName;
  /** The shown week, by its Friday. */
  week: string;
  /** The available weeks, newest first. */
  weeks: readonly string[];
};

/** Links to the previous and the next week, in the same view. */
export function WeekChoice({ view, week, weeks }: Props) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const at = weeks.indexOf(week);
  const [before, after] = at < 0 ? [] : [weeks[at + 1], weeks[at - 1]];
  return (
    <>
      {before && (
        <Button variant="outlined" icon={caretLeftIcon} href={address(view, before)}>
          {t('desk.week.before')}
        </Button>
      )}
      {after && (
        <Button variant="outlined" iconAfter={caretRightIcon} href={address(view, after)}>
          {t('desk.week.after')}
        </Button>
      )}
    </>
  );
}

/**
 * When a list's week closes, in words, as long as it takes orders: what is brought and packed is counted only then. Null: it has closed, or
 * a version that stored the list did not store this.
 */
export function useOpenUntil(closesAt: string | null | undefined): string | null {
  const locale = useLocale();
  const now = useNow();
  return closesAt && new Date(closesAt) > now ? formatClosing(closesAt, locale, now) : null;
}
