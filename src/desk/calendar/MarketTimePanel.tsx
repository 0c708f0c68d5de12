import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveMarketTimeMutation } from '#generated/hooks/useSaveMarketTimeMutation.ts';
import type {
  MarketTimePanel_staff$data,
  MarketTimePanel_staff$key,
} from '#generated/relay/MarketTimePanel_staff.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { weekdayName } from '#rules/dates.ts';
import { FIRST_WEEKDAYS } from '#rules/weekList.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import styles from './CalendarView.module.css';
import { refreshCalendar } from './refreshCalendar.ts';
import { TIME_ZONES, zoneKey } from './timeZones.ts';
import { useZoneNames } from './useZoneNames.ts';

graphql`
  mutation SaveMarketTimeMutation($version: Int!, $input: MarketTimeInput!) {
    saveMarketTime(version: $version, input: $input) {
      version
    }
  }
`;

const fragment = graphql`
  fragment MarketTimePanel_staff on Staff {
    marketTime {
      version
      timeZone
      firstWeekday
      sold
    }
  }
`;

const schema = z.partial(
  z.object({
    timeZone: z.string(),
    firstWeekday: z.pipe(
      z.string(),
      z.transform((day: string) => Number(day)),
    ),
  }),
);

/** What the form still changes: once something was sold, the day alone. */
const changeKey = (sold: number) => (sold > 0 ? 'desk_calendar.time.change_day' : 'desk_calendar.time.change');

/** Changes the zone, as long as nothing was sold, and the day with which lists begin. The page is loaded again in the other zone. */
function MarketTimeForm({ time, onClose }: { time: MarketTimePanel_staff$data['marketTime']; onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const { nameOf, timeIn } = useZoneNames();
  const { version, timeZone, firstWeekday, sold } = time;
  const form = useDeskForm({
    name: 'market_time',
    saved: { timeZone, firstWeekday: String(firstWeekday) },
    version,
    mutation: useSaveMarketTimeMutation(),
    refresh: () => refreshCalendar(environment),
    schema,
    labelOf: (path) => t(path === 'timeZone' ? 'desk_calendar.time.zone' : 'desk_calendar.time.first_day'),
  });
  const submit = form.submit((input) => form.save({ input }, async () => window.location.reload()));
  const zones = zoneKey(timeZone) === null ? [timeZone, ...TIME_ZONES] : TIME_ZONES;
  const dayName = (day: number) => weekdayName(day as Weekday, locale);
  return (
    <Dialog open onClose={onClose} title={t(changeKey(sold))} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {sold > 0 ? (
          <p>{t('desk_calendar.time.fixed', { zone: nameOf(timeZone), sold })}</p>
        ) : (
          <SelectField {...form.field('timeZone')} hint={t('desk_calendar.time.zone_hint')}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {t('desk_calendar.time.zone_now', { zone: nameOf(zone), time: timeIn(zone) })}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField {...form.field('firstWeekday')} hint={t('desk_calendar.time.first_day_hint')}>
          {FIRST_WEEKDAYS.map((day) => (
            <option key={day} value={day}>
              {dayName(day)}
            </option>
          ))}
        </SelectField>
        <DeskFormFooter
          form={form}
          changed={t('desk_calendar.time.changed')}
          textOf={(name) => (name === 'timeZone' ? nameOf(timeZone) : dayName(firstWeekday))}
        />
      </form>
    </Dialog>
  );
}

/** In which zone the market counts its hours, with which day its lists begin, and a form that changes both. */
export function MarketTimePanel({ staff }: { staff: MarketTimePanel_staff$key }) {
  const { marketTime } = useFragment(fragment, staff);
  const { t } = useTranslation();
  const locale = useLocale();
  const { nameOf, timeIn } = useZoneNames();
  const [isOpen, setOpen] = useState(false);
  const { timeZone, firstWeekday } = marketTime;
  return (
    <div className={styles.rhythm}>
      <DeskPanel title={t('desk_calendar.time.title')}>
        <div className={styles.plans}>
          <p>
            {t('desk_calendar.time.now', {
              zone: nameOf(timeZone),
              time: timeIn(timeZone),
              day: weekdayName(firstWeekday as Weekday, locale),
            })}
          </p>
          <Button size="s" variant="outlined" onClick={() => setOpen(true)}>
            {t(changeKey(marketTime.sold))}
          </Button>
          {isOpen && <MarketTimeForm time={marketTime} onClose={() => setOpen(false)} />}
        </div>
      </DeskPanel>
    </div>
  );
}
