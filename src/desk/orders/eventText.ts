import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { eventText_event$key } from '#generated/relay/eventText_event.graphql.ts';
import { RECEIPT_UNDO_REASONS } from '#rules/cashReceipt.ts';
import { formatCents } from '#rules/money.ts';
import { isStepBack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isDeducted } from '../../orders/cashRefunds.ts';
import { lineStatusOf, lineStateText } from '../floor/lineTicks.ts';

const fragment = graphql`
  fragment eventText_event on OrderEvent @inline {
    at
    kind
    by
    from
    to
    amount
    creditAsked
    number
    refund
    lineStatus
    lineMissing
    note
    lines {
      productName
    }
  }
`;

type OrderCash = { readonly receivedAt?: string | null } | null | undefined;

/** Describes an event of an order, which is paid in cash unless that is null; empty for an unknown one from a newer server. */
export function eventText(t: TFunction, key: eventText_event$key, cash: OrderCash): string {
  const { at, kind, by, from, to, amount, creditAsked, number, refund, lineStatus, lineMissing, note, lines } =
    readInlineData(fragment, key);
  const money = { amount: formatCents(Math.abs(amount ?? 0)) };
  switch (kind) {
    case 'paid':
      if (creditAsked === 'phone' || creditAsked === 'counter')
        return t(`desk_orders.event.entered_credit_${creditAsked}`, money);
      return t(by === 'staff' ? 'desk_orders.event.entered' : 'desk_orders.event.paid', money);
    case 'joined':
      return t('desk_orders.event.joined', { number: number ?? 0 });
    case 'status': {
      const newStatus = ORDER_STATUSES.find((status) => status === to);
      const oldStatus = ORDER_STATUSES.find((status) => status === from);
      const key =
        newStatus && oldStatus && isStepBack({ from: oldStatus, to: newStatus })
          ? 'desk_orders.event.undone'
          : 'desk_orders.event.status';
      return newStatus ? t(key, { state: t(`orders.status.${newStatus}`) }) : '';
    }
    case 'lines': {
      const state = lineStatusOf(lineStatus ?? '');
      const names = lines.map(({ productName }) => productName).join(', ');
      return state
        ? t('desk_orders.event.lines', { names, state: lineStateText(t, { status: state, missing: lineMissing ?? 0 }) })
        : names;
    }
    case 'replaced':
      return t(note ? 'desk_orders.event.replaced' : 'desk_orders.event.unreplaced', {
        names: lines.map(({ productName }) => productName).join(', '),
      });
    case 'refund':
      if (cash) return t(isDeducted(cash, at) ? 'desk_cash.event_less' : 'desk_cash.event_back', money);
      return refund === 'asked' || refund === 'done' || refund === 'refused'
        ? t(`desk_orders.event.refund_${refund}`, money)
        : '';
    case 'balance':
      return t((amount ?? 0) < 0 ? 'desk_orders.event.balance_back' : 'desk_orders.event.balance_used', money);
    case 'card':
      return t('desk_orders.event.card', money);
    case 'link':
    case 'unlinked':
    case 'expired':
      return t(`desk_orders.event.${kind}`);
    case 'cash':
      return t('desk_orders.event.cash', money);
    case 'unreceived': {
      const reason = RECEIPT_UNDO_REASONS.find((one) => one === note);
      const why = reason && t(`desk_cash.undo.reason.${reason}`);
      return [t('desk_orders.event.unreceived', money), why].filter(Boolean).join(', ');
    }
    case 'reported':
    case 'answered': {
      const names = lines.map(({ productName }) => productName).join(', ');
      return `${t(`desk_orders.event.${kind}`, { names })}${amount ? `, ${money.amount}` : ''}`;
    }
    case 'removed':
    case 'missing':
    case 'returned':
    case 'deposit':
    case 'amount':
    case 'adjusted':
    case 'moved':
    case 'unmoved':
      return `${t(`desk_orders.event.${kind}`)}${amount ? `, ${money.amount}` : ''}`;
    default:
      return '';
  }
}
