import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekRow_week$key } from '#generated/relay/WeekRow_week.graphql.ts';
import { formatClosing, formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import table from '../frame/DeskTable.module.css';
import styles from './CalendarView.module.css';
import { WeekForm } from './WeekForm.tsx';

const fragment = graphql`
  fragment WeekRow_week on CalendarWeek {
    period {
      deliveryDay
      closed
      closesAt
    }
    note {
      primary
    }
    sold
    usualClosing
    places {
      name
      days {
        day
        slot {
          ...wholeObjects_slot @relay(mask: false)
        }
      }
    }
    ...WeekForm_week
  }
`;

/** A week, named by its first day of handing over: open or closed, its note, and a form in a dialog. */
export function WeekRow({ week: key }: { week: WeekRow_week$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const week = useFragment(fragment, key);
  const [isOpen, setOpen] = useState(false);
  const { deliveryDay, closed, closesAt } = week.period;
  const day = formatDay(deliveryDay, locale, now);
  const isMoved = new Date(closesAt).getTime() !== new Date(week.usualClosing).getTime();
  const closing = isMoved
    ? [t('desk_calendar.closes_early', { moment: formatClosing(closesAt, locale, now, 'short') })]
    : [];
  const differing = closed
    ? []
    : [
        ...closing,
        ...week.places.flatMap(({ name, days }) =>
          days.map(({ day: other, slot }) => {
            const values = { place: name, day: formatDay(other, locale, now, 'short') };
            return slot
              ? t('desk_calendar.day_open', { ...values, hours: formatTimeRange(slot.from, slot.to, locale) })
              : t('desk_calendar.day_closed', values);
          }),
        ),
      ];
  return (
    <tr className={table.row}>
      <th scope="row" className={styles.day}>
        {day}
      </th>
      <td>
        <Tag colour={closed ? 'red' : 'turquoise'}>{t(closed ? 'desk_calendar.closed' : 'desk_calendar.open')}</Tag>
      </td>
      <td className={table.detail}>
        {week.note?.primary}
        {differing.length > 0 && (
          <ul className={styles.differing}>
            {differing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </td>
      <td className={table.amount} data-label={t('desk_calendar.sold')}>
        {formatCount(week.sold, locale)}
      </td>
      <td className={styles.action}>
        <Button
          size="s"
          variant="outlined"
          aria-label={t('desk_calendar.edit_of', { day })}
          onClick={() => setOpen(true)}
        >
          {t('desk_calendar.edit')}
        </Button>
        {isOpen && <WeekForm week={week} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  );
}
