import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MissingPanel_order$key } from '#generated/relay/MissingPanel_order.graphql.ts';
import { replaceableUnits, unsettledUnits } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { useWeekDays } from '../../shared/relay/openWeek.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { useIsManager } from '../frame/deskRole.ts';
import { MissingChoice } from './MissingChoice.tsx';
import styles from './MissingPanel.module.css';
import { ReplacementNote } from './ReplacementNote.tsx';

const fragment = graphql`
  fragment MissingPanel_order on Order {
    id
    status
    nothingComes
    cash {
      due
    }
    refundedToCard
    refundedToBalance
    products {
      id
      productName
      price
      quantity
      returned
      missing
      missingReturned
      ifMissing
      replaced
      replacedBy
    }
    history {
      id
    }
  }
`;

/**
 * Missing items of an order: their refund to card or balance (F-150); below, what was already settled. The history is
 * fetched because it shows when the server has received an optimistic mark.
 */
export function MissingPanel({ order: key }: { order: MissingPanel_order$key }) {
  const { t } = useTranslation();
  const days = useWeekDays();
  const isManager = useIsManager();
  const data = useFragment(fragment, key);
  const { id, status, nothingComes, cash, refundedToCard, refundedToBalance, products, history } = data;
  const missing = products.filter((line) => line.missing > 0);
  const lines = missing.map(({ quantity, returned, missingReturned, replaced, ifMissing, ...line }) => {
    const counted = { quantity, returned, missingReturned, missing: line.missing };
    const units = unsettledUnits({ ...counted, replaced });
    return { ...line, replaced, returned, ifMissing, units, replaceable: replaceableUnits({ ...counted, ifMissing }) };
  });
  const open = lines.filter(({ units }) => units > 0);
  const settled = missing.filter(({ missingReturned }) => missingReturned > 0);
  if (missing.length === 0) return null;
  const state = JSON.stringify([open.map((line) => [line.id, line.units, line.returned]), history?.length]);
  return (
    <DeskPanel title={t('desk_money.missing', { count: missing.length })} tone={open.length > 0 ? 'red' : 'plain'}>
      {lines.map(({ id: line, productName: product, price, units, ifMissing, replaced, replaceable, replacedBy }) => (
        <Fragment key={line}>
          {units + replaced > 0 && (
            <p className={styles.line}>
              {t('desk_money.missing_line', { name: product, units: units + replaced, price: formatCents(price) })}
              {ifMissing === 'replacement' && units > 0 && <b className={styles.wish}>{t('desk_lists.replaces')}</b>}
            </p>
          )}
          <ReplacementNote line={{ id: line, product, replacedBy: replacedBy ?? null, replaced, replaceable }} />
        </Fragment>
      ))}
      {nothingComes && status !== 'refunded' && <p className={styles.line}>{t('desk_money.nothing_comes', days)}</p>}
      {open.length > 0 && !nothingComes && isManager && (
        <MissingChoice
          key={state}
          order={id}
          isSecondary={open.some(({ replaceable }) => replaceable > 0)}
          cashDue={cash?.due}
        />
      )}
      {settled.map((line) => (
        <p key={line.id} className={styles.line}>
          {t('desk_money.settled', { name: line.productName, count: line.missingReturned })}
        </p>
      ))}
      {settled.length > 0 && (
        <p className={styles.quiet}>
          {t(cash ? 'desk_cash.settled_sums' : 'desk_money.settled_sums', {
            balance: formatCents(refundedToBalance),
            card: formatCents(refundedToCard),
          })}
        </p>
      )}
    </DeskPanel>
  );
}
