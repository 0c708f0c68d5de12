import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useCancelOrderMutation } from '#generated/hooks/useCancelOrderMutation.ts';
import { useCombineOrdersMutation } from '#generated/hooks/useCombineOrdersMutation.ts';
import OrderScreenQueryNode, { type OrderScreenQuery } from '#generated/relay/OrderScreenQuery.graphql.ts';
import type { Cents } from '#rules/money.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useNavigateFromHere } from '../shared/routing/useNavigateFromHere.ts';
import { useToast } from '../shared/ui/toasts.tsx';

graphql`
  mutation CombineOrdersMutation($into: ID!, $order: ID!) {
    combineOrders(into: $into, order: $order) {
      order {
        id
        ...OrderDetail_order
      }
      merged {
        ...OrderDetail_order
      }
    }
  }
`;

graphql`
  mutation CancelOrderMutation($order: ID!, $reopenCart: Boolean!, $refund: Cents) {
    cancelOrder(order: $order, reopenCart: $reopenCart, refund: $refund) {
      order {
        ...OrderDetail_order
      }
      cart {
        ...cartChange_cart
      }
    }
  }
`;

/**
 * combine: `order` goes into `into`; number: the other order's, for people. refund: the displayed one, which the others give
 * back.
 */
export type OrderChange =
  | { kind: 'cancel' | 'reopen'; refund: Cents }
  | { kind: 'combine'; into: string; order: string; number: number };

/**
 * Changes an order, and navigates to the result; true if it succeeded. A refusal is shown, and the order as it is now: it may
 * have been changed elsewhere.
 */
export function useOrderChange(order: string): { run: (change: OrderChange) => Promise<boolean>; busy: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const navigate = useNavigateFromHere();
  const address = useAddress();
  const [cancel, cancelling] = useCancelOrderMutation();
  const [combine, combining] = useCombineOrdersMutation();
  const showAsItIs = async (): Promise<false> => {
    await refetch<OrderScreenQuery>(environment, OrderScreenQueryNode, { id: order });
    return false;
  };
  const run = async (change: OrderChange): Promise<boolean> => {
    if (change.kind === 'combine') {
      const data = await combine({
        variables: { into: change.into, order: change.order },
        failureKey: 'errors.basic_retry',
      });
      if (!data) return showAsItIs();
      const { id } = data.combineOrders.order;
      toast.success(t('orders.combined'));
      if (id !== order) await navigate(address('order', { id }));
      return true;
    }
    const reopenCart = change.kind === 'reopen';
    const variables = { order, reopenCart, refund: change.refund };
    const data = await cancel({ variables, failureKey: 'errors.basic_retry' });
    if (!data) return showAsItIs();
    toast.success(t(reopenCart ? 'orders.reopened' : 'orders.cancelled'));
    if (reopenCart) await navigate(address('cart'));
    return true;
  };
  return { run, busy: cancelling || combining };
}
