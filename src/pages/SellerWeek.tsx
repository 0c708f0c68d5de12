import { FREE_ROUNDS, MISSING_ITEMS_MAIL, PERIOD_START_WEEKDAY, type WeeklyHours } from '../../rules/constants.ts';
import { formatTimeRange } from '../../rules/dates.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { faqFigures } from './faqQuestions.ts';
import pageStyles from './InformationPage.module.css';
import { weekdayName } from './openingHours.ts';
import styles from './SellerWeek.module.css';

/** The hall accepts goods on its open days until missing items are announced; without hours, on that day. */
function deliveryDaysOf(hours: readonly WeeklyHours[]): readonly WeeklyHours[] {
  const days = hours.filter(({ weekday }) => weekday <= MISSING_ITEMS_MAIL.weekday);
  return days.length > 0 ? days : [{ weekday: MISSING_ITEMS_MAIL.weekday, from: '09:00', to: MISSING_ITEMS_MAIL.at }];
}

/** A producer's week in four steps, from the market's own days (spec 9). */
export function SellerWeek() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { close, missing_day: missing } = faqFigures(locale);
  const daysOf = (days: readonly WeeklyHours[], key: 'seller_new.days' | 'seller_new.days_or') => {
    const names = days.map(({ weekday }) => weekdayName(weekday, locale));
    return names.length > 1 ? t(key, { first: names[0], last: names.at(-1) }) : (names[0] ?? '');
  };
  const deliveryDays = deliveryDaysOf(usePageSettings().market.hours);
  const [hall] = deliveryDays;
  const steps = [
    { name: 'step_open', when: weekdayName(PERIOD_START_WEEKDAY, locale) },
    { name: 'step_close', when: t('seller_new.midnight', { day: close }) },
    { name: 'step_bring', when: daysOf(deliveryDays, 'seller_new.days_or') },
    { name: 'step_give', when: daysOf(FREE_ROUNDS, 'seller_new.days') },
  ] as const;
  return (
    <section className={pageStyles.section} aria-labelledby="semaine">
      <h2 id="semaine">{t('seller_new.week')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, when }) => (
          <li key={name} className={styles.step}>
            <p className={styles.when}>{when}</p>
            <h3 className={styles.name}>{t(`seller_new.${name}`)}</h3>
            <p className={styles.more}>
              {t(`seller_new.${name}_detail`, {
                missing,
                hours: hall && formatTimeRange(hall.from, hall.to, locale),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
