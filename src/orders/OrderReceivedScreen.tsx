import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useOrderReceivedScreenQuery } from '#generated/hooks/useOrderReceivedScreenQuery.ts';
import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '#generated/relay/OrderReceivedScreenQuery.graphql.ts';
import { readShownTotal } from '../cart/shownTotal.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { OrderPlaceholder } from './OrderPlaceholder.tsx';
import styles from './OrderReceivedScreen.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { usePaymentWatch } from './usePaymentWatch.ts';

/** session: the payment that the provider returned from; absent: the visitor's latest. */
export const loader = browserLoader<OrderReceivedScreenQuery>(OrderReceivedScreenQueryNode, (_, request) => ({
  session: new URL(request.url).searchParams.get('session'),
}));

graphql`
  query OrderReceivedScreenQuery($session: String) {
    payment(session: $session) {
      state
      joined
      joinedTotal
      order {
        ...OrderSummary_order
      }
    }
    paymentState(session: $session)
  }
`;

/**
 * What a payment without an order to show may be. late: still pending after minutes of polling. elsewhere: of another
 * browser, or of lost cookies, paid or not; unknown: neither.
 */
type NoticeKind = 'pending' | 'late' | 'failed' | 'expired' | 'paid_elsewhere' | 'unpaid_elsewhere' | 'unknown';

/** What happened to a payment, and where to go; nowhere until it is decided. */
function PaymentNotice({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation();
  const address = useAddress();
  const isPending = kind === 'pending';
  const title = t(`received.${kind}`);
  return (
    <Panel ground={isPending || kind === 'late' ? 'ciel' : 'ble'} className={styles.panel}>
      <div role={isPending ? 'status' : undefined} className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p>{t(`received.${kind}_detail`)}</p>
        {isPending && <progress className={styles.progress} aria-label={title} />}
      </div>
      {(kind === 'failed' || kind === 'expired') && (
        <Button href={address('cart')}>{t('received.back_to_cart')}</Button>
      )}
      {(kind === 'unknown' || kind === 'paid_elsewhere') && (
        <Button href={address('contact')}>{t('received.contact')}</Button>
      )}
      {(kind === 'late' || kind === 'unpaid_elsewhere') && (
        <Button href={address('home')}>{t('cart.see_products')}</Button>
      )}
    </Panel>
  );
}

/** The payment's result: the order, or why there is none. Polls until it is decided. */
function PaymentResult({ reference }: { reference: PreloadedQuery<OrderReceivedScreenQuery> }) {
  const { payment, paymentState } = useOrderReceivedScreenQuery(reference);
  // Paid, and the order is being written: it arrives with a later poll.
  const isPending = payment?.state === 'pending' || (payment?.state === 'paid' && !payment.order);
  const { isOverdue } = usePaymentWatch(reference.variables.session ?? null, isPending);
  if (payment?.order)
    return (
      <OrderSummary
        order={payment.order}
        isMerged={payment.joined}
        mergedTotal={payment.joinedTotal ?? null}
        shownTotal={readShownTotal(reference.variables.session ?? null)}
      />
    );
  if (!payment)
    return (
      <PaymentNotice
        kind={
          paymentState === 'paid'
            ? 'paid_elsewhere'
            : paymentState === 'failed' || paymentState === 'expired'
              ? 'unpaid_elsewhere'
              : 'unknown'
        }
      />
    );
  switch (payment.state) {
    case 'paid':
    case 'pending':
      return <PaymentNotice kind={isOverdue ? 'late' : 'pending'} />;
    case 'failed':
    case 'expired':
      return <PaymentNotice kind={payment.state} />;
    default:
      return <PaymentNotice kind="unknown" />;
  }
}

/** The return page of the payment (spec 2): the result, from the server and not from the address. */
export function OrderReceivedScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<OrderReceivedScreenQuery> | null>();
  const isHydrated = useHydrated();
  return (
    <>
      <PageTitle name={t('received.page')} />
      <Suspense fallback={<OrderPlaceholder />}>
        {isHydrated && reference ? <PaymentResult reference={reference} /> : <OrderPlaceholder />}
      </Suspense>
    </>
  );
}
