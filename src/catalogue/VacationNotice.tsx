import { formatMoment } from '../../rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { calendarCheckIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './VacationNotice.module.css';

/** Says that the producer is away, and when the products are back (F-073). until: the instant of return. */
export function VacationNotice({ until, seller }: { until: string; seller: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Panel ground="ble" className={styles.notice}>
      <Icon of={calendarCheckIcon} size={24} />
      <div>
        <p className={styles.title}>{t('product.away_until', { day: formatMoment(until, locale, useNow()) })}</p>
        <p>{t('product.away_detail', { seller })}</p>
      </div>
    </Panel>
  );
}
