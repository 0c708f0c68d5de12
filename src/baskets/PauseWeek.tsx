import { formatDay } from '../../rules/dates.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { checkIcon, pauseFillIcon } from '../shared/ui/icons.ts';
import styles from './PauseWeeks.module.css';

type Props = {
  /** The day of the basket: an instant, or the week's first day if its place does not serve it. */
  day: string;
  name: string;
  /** none: the frequency brings no basket that week. */
  state: 'planned' | 'skipped' | 'none';
  /** Its opt-out is over, so it cannot be changed. */
  closed: boolean;
  onToggle: () => void;
};

/** A week as a checkbox that skips it. A week that can no longer be changed is disabled, and says so. */
export function PauseWeek({ day, name, state, closed, onToggle }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const whole = formatDay(day, locale);
  const [, one = '', other = ''] = whole.split('\u00A0');
  const [number, month] = locale === 'fr' ? [one, other] : [other, one];
  const said =
    state === 'none' ? t('my_baskets.week_none') : closed ? t('my_baskets.week_closed') : t(`my_baskets.week_${state}`);
  return (
    <label className={styles.week} data-state={state}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('my_baskets.skip', { day: whole, name })}
        checked={state === 'skipped'}
        disabled={closed || state === 'none'}
        onChange={onToggle}
      />
      <span aria-hidden="true">
        <span className={styles.number}>{number}</span>
        <span className={styles.month}>{month}</span>
      </span>
      <span className={styles.state}>
        {state === 'planned' && <Icon of={checkIcon} size={16} />}
        {state === 'skipped' && <Icon of={pauseFillIcon} size={16} />}
        {said}
      </span>
    </label>
  );
}
