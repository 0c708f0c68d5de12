import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderAdvance_order$key } from '#generated/relay/DeskOrderAdvance_order.graphql.ts';
import { isLineSettled } from '#rules/lineStatus.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { HandOverButton } from '../floor/HandOverButton.tsx';
import { lineStatusOf } from '../floor/lineTicks.ts';
import styles from './DeskOrderAdvance.module.css';
import type { OrderSteps } from './useOrderSteps.ts';

const fragment = graphql`
  fragment DeskOrderAdvance_order on Order {
    status
    location {
      name
    }
    shippingZone {
      name
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    nothingComes
    cash {
      due
    }
    products {
      quantity
      status
    }
  }
`;

type Step = 'fulfilled' | 'shipped' | 'completed';
const PICKUP: readonly Step[] = ['fulfilled', 'completed'];
const DELIVERY: readonly Step[] = ['fulfilled', 'shipped', 'completed'];

/** An order's steps at the desk, and how many are done (E44); null: none. A disputed one may still be handed over. */
function stepsOf(status: string, isPickup: boolean): { steps: readonly Step[]; doneCount: number } | null {
  if (status === 'disputed') return { steps: ['completed'], doneCount: 0 };
  const steps = isPickup ? PICKUP : DELIVERY;
  const doneCount = status === 'processed' ? 0 : steps.findIndex((step) => step === status) + 1;
  return status === 'processed' || doneCount > 0 ? { steps, doneCount } : null;
}

/**
 * The steps of an order, each in a row of its own: those that are done as words, the next one as a button, so that a
 * second press meets no other step. An order waits to be assembled until every line is in the crate or missing.
 */
export function DeskOrderAdvance({
  order: key,
  steps: { run, busy },
}: {
  order: DeskOrderAdvance_order$key;
  steps: OrderSteps;
}) {
  const { status, location, shippingZone, slot, nothingComes, cash, products } = useFragment(fragment, key);
  const { t } = useTranslation();
  const hint = useId();
  const progress = stepsOf(status, location !== null && location !== undefined);
  if (!progress) return null;
  const isSettled = products.every(({ quantity, status: line }) =>
    isLineSettled({ quantity, status: lineStatusOf(line) ?? 'waiting' }),
  );
  const next = progress.steps[progress.doneCount];
  const isWaiting = next === 'fulfilled' && (nothingComes || !isSettled);
  return (
    <div className={styles.advance}>
      {progress.steps.slice(0, progress.doneCount).map((step) => (
        <DoneMark key={step}>{t(`orders.status.${step}`)}</DoneMark>
      ))}
      {next === 'completed' && (
        <HandOverButton
          text={t('desk_orders.advance.completed')}
          due={cash?.due ?? 0}
          slot={slot ?? null}
          place={location?.name ?? shippingZone?.name ?? ''}
          size="m"
          busy={busy}
          onHandOver={(unpaid) => void run('completed', { unpaid })}
        />
      )}
      {next && next !== 'completed' && (
        <Button
          key={next}
          busy={busy}
          disabled={isWaiting}
          aria-describedby={isWaiting ? hint : undefined}
          onClick={() => void run(next)}
        >
          {t(`desk_orders.advance.${next}`)}
        </Button>
      )}
      {isWaiting && (
        <p id={hint} className={styles.hint}>
          {t(nothingComes ? 'desk_orders.nothing_comes' : 'desk_orders.not_yet')}
        </p>
      )}
    </div>
  );
}
