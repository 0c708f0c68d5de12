import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './OpeningHours.module.css';
import { weekRows, type HoursRow } from './openingHours.ts';
import { OpenNow } from './OpenNow.tsx';

const TWO = 2;

/** The hall's hours over the whole week (F-053); nothing while the market has none. */
export function OpeningHours() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hours } = usePageSettings().market;
  if (hours.length === 0) return null;
  const days = ({ first, last, weekdays }: HoursRow) =>
    last ? t(weekdays.length === TWO ? 'contact.days_two' : 'contact.days_more', { first, last }) : first;
  return (
    <Panel as="section" labelledBy="heures" edge="outlined">
      <div className={styles.head}>
        <h2 id="heures" className={styles.title}>
          {t('contact.hours')}
        </h2>
        <OpenNow />
      </div>
      <dl className={styles.rows}>
        {weekRows(locale, hours).map((row) => (
          <div key={row.first} className={styles.row} data-closed={row.hours === null || undefined}>
            <dt className={styles.days}>{days(row)}</dt>
            <dd>{row.hours ?? t('contact.closed')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
