import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useOrderReceivedScreenQuery } from '../../__generated__/hooks/useOrderReceivedScreenQuery.ts';
import OrderReceivedScreenQueryNode, {
  type OrderReceivedScreenQuery,
} from '../../__generated__/relay/OrderReceivedScreenQuery.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './OrderReceivedScreen.module.css';
import { PaymentOutcome } from './PaymentOutcome.tsx';

/** session: the payment that the provider returned from; absent: the visitor's latest. */
export const loader = personalLoader<OrderReceivedScreenQuery>(OrderReceivedScreenQueryNode, (_, request) => ({
  session: new URL(request.url).searchParams.get('session'),
}));

graphql`
  query OrderReceivedScreenQuery($session: String) {
    payment(session: $session) {
      state
      ...PaymentOutcome_payment
    }
  }
`;

function KnownPayment({ reference }: { reference: PreloadedQuery<OrderReceivedScreenQuery> }) {
  const { payment } = useOrderReceivedScreenQuery(reference);
  const { session } = reference.variables;
  return <PaymentOutcome payment={payment ?? null} session={session ?? null} pending={payment?.state === 'pending'} />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.panel} />
    </div>
  );
}

/** The return page of the payment (spec 2): the result, from the server and not from the address. */
export function OrderReceivedScreen() {
  const { t } = useTranslation();
  const reference = useLoaderData<PreloadedQuery<OrderReceivedScreenQuery> | null>();
  const alive = useHydrated();
  return (
    <>
      <PageTitle name={t('received.page')} />
      <Suspense fallback={<Waiting />}>
        {alive && reference ? <KnownPayment reference={reference} /> : <Waiting />}
      </Suspense>
    </>
  );
}
