import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekProducers_week$key } from '#generated/relay/WeekProducers_week.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import styles from './WeekTable.module.css';

/** Units ordered from a producer. received: at the market; missing: will not arrive. */
type Reception = { readonly expected: number; readonly received: number; readonly missing: number };

/** incomplete: nothing more is expected, and something is missing. */
type ReceptionState = 'awaited' | 'partly' | 'complete' | 'incomplete';

/** Progress of a producer's delivery. */
export function receptionOf({ expected, received, missing }: Reception): ReceptionState {
  if (received + missing >= expected) return missing > 0 ? 'incomplete' : 'complete';
  return received + missing > 0 ? 'partly' : 'awaited';
}

const fragment = graphql`
  fragment WeekProducers_week on StaffWeek {
    producers {
      name
      expected
      received
      missing
    }
  }
`;

const COLOURS = { awaited: 'orange', partly: 'yellow', complete: 'turquoise', incomplete: 'red' } as const;

/** What was ordered from each producer, and how much of it was received. */
export function WeekProducers({ week }: { week: WeekProducers_week$key }) {
  const { producers } = useFragment(fragment, week);
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <DeskTable
      label={t('desk_week.producers')}
      className={styles.table}
      columns={[
        t('desk_week.producer'),
        { amount: t('desk_week.expected') },
        { amount: t('desk_week.received') },
        { amount: t('desk_week.lacking') },
        t('desk_week.reception'),
      ]}
    >
      {producers.map((producer) => {
        const state = receptionOf(producer);
        return (
          <tr key={producer.name} className={table.row} data-lacking={state === 'incomplete' || undefined}>
            <th scope="row">{producer.name}</th>
            <td className={table.amount} data-label={t('desk_week.expected')}>
              {formatCount(producer.expected, locale)}
            </td>
            <td className={table.amount} data-label={t('desk_week.received')}>
              {formatCount(producer.received, locale)}
            </td>
            <td className={table.amount} data-label={t('desk_week.lacking')}>
              {producer.missing > 0 ? formatCount(producer.missing, locale) : '–'}
            </td>
            <td className={styles.state}>
              <Tag colour={COLOURS[state]}>{t(`desk_week.reception_state.${state}`)}</Tag>
            </td>
          </tr>
        );
      })}
    </DeskTable>
  );
}
