import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import type { ShortageRule } from '#rules/shortage.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { arrivalLimits, arrivalMarks, lackingOrders, type LineChanges } from './arrivals.ts';
import styles from './ProducerPanel.module.css';
import type { LineState, ProducerGoods } from './producers.ts';

/** More units than this are typed. */
const MOST_STEPS = 12;

type Props = {
  item: ProducerGoods;
  rule: ShortageRule;
  stateOf: LineState;
  onRecord: (changes: LineChanges) => void;
};

/** How many units of a product came: shows which orders would get less by the market's rule, before it is recorded. */
export function ArrivedCount({ item, rule, stateOf, onRecord }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { min, max } = arrivalLimits(item, stateOf);
  const [chosen, setChosen] = useState(max);
  const arrived = Math.min(max, Math.max(min, chosen));
  const changes = arrivalMarks(item, stateOf, arrived, rule);
  const lacking = lackingOrders(changes);
  const counts = { arrived: formatCount(arrived, locale), n: formatCount(max, locale) };
  return (
    <div className={styles.counting} role="group" aria-label={t('desk_lists.came_of', { name: item.name })}>
      {max > MOST_STEPS ? (
        <TextField
          label={t('desk_lists.came', counts)}
          inputMode="numeric"
          autoComplete="off"
          className={styles.typed}
          value={arrived === 0 ? '' : String(arrived)}
          onChange={({ target }) => setChosen(Number(target.value.replaceAll(/\D/g, '')))}
        />
      ) : (
        <>
          <span>{t('desk_lists.came', counts)}</span>
          <Stepper
            size="l"
            amount={arrived}
            label={t('desk_lists.came_of', { name: item.name })}
            addLabel={t('desk_lists.one_more_came', { name: item.name })}
            removeLabel={t('desk_lists.one_less_came', { name: item.name })}
            min={min}
            max={max}
            onAdd={() => setChosen(arrived + 1)}
            onRemove={() => setChosen(arrived - 1)}
          />
        </>
      )}
      <Button onClick={() => onRecord(changes)}>{t('desk_lists.record_came', counts)}</Button>
      <p className={styles.lacking} role="status">
        {lacking.length > 0 && (
          <>
            {t('desk_lists.who_lacks', {
              orders: lacking.map((one) => t('desk_lists.lacks', one)).join(', '),
            })}{' '}
            <span className={styles.rule}>{t(`desk_lists.shortage.${rule}`)}</span>
          </>
        )}
      </p>
    </div>
  );
}
