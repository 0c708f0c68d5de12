import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderAdvance_order$key } from '../../__generated__/relay/DeskOrderAdvance_order.graphql.ts';
import { isAssembled } from '../../rules/lineStatus.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './DeskOrderAdvance.module.css';
import { lineStatusOf } from './lineTicks.ts';
import type { OrderSteps } from './useOrderSteps.ts';

const fragment = graphql`
  fragment DeskOrderAdvance_order on Order {
    status
    location {
      __typename
    }
    products {
      status
    }
  }
`;

/** The next step of an order (E44); null: none at the desk. */
function nextStatus(status: string, isPickup: boolean): 'fulfilled' | 'shipped' | 'completed' | null {
  if (status === 'processed') return 'fulfilled';
  if (status === 'fulfilled') return isPickup ? 'completed' : 'shipped';
  return status === 'shipped' || status === 'disputed' ? 'completed' : null;
}

/** The next step's button. An order waits to be assembled until every line is in the crate or missing. */
export function DeskOrderAdvance({
  order: key,
  steps: { run, busy },
}: {
  order: DeskOrderAdvance_order$key;
  steps: OrderSteps;
}) {
  const { status, location, products } = useFragment(fragment, key);
  const { t } = useTranslation();
  const hint = useId();
  const next = nextStatus(status, location !== null && location !== undefined);
  if (!next) return null;
  const lines = products.map((line) => lineStatusOf(line.status) ?? 'waiting');
  const isWaiting = next === 'fulfilled' && !isAssembled(lines);
  return (
    <div className={styles.advance}>
      <Button
        busy={busy}
        disabled={isWaiting}
        aria-describedby={isWaiting ? hint : undefined}
        onClick={() => void run(next)}
      >
        {t(`desk_orders.advance.${next}`)}
      </Button>
      {isWaiting && (
        <p id={hint} className={styles.hint}>
          {t('desk_orders.not_yet')}
        </p>
      )}
    </div>
  );
}
