import { useTranslation } from 'react-i18next';
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
