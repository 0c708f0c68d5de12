import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRefundOrderDepositMutation } from '#generated/hooks/useRefundOrderDepositMutation.ts';
import type { ContainerReturn_order$key } from '#generated/relay/ContainerReturn_order.graphql.ts';
import ContainerReturnQueryNode, { type ContainerReturnQuery } from '#generated/relay/ContainerReturnQuery.graphql.ts';
import { cents, formatCents } from '#rules/money.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { failureLines, type FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { searchFor } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { useIsManager } from '../frame/deskRole.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import type { PickSheet } from './pickList.ts';

graphql`
  query ContainerReturnQuery($order: ID!) {
    staff {
      packingSheet(order: $order) {
        order {
          ...ContainerReturn_order
        }
      }
    }
  }
`;

graphql`
  mutation RefundOrderDepositMutation($order: ID!, $containers: [ReturnedContainersInput!]!, $requestId: ID!) {
    refundOrderDeposit(order: $order, containers: $containers, requestId: $requestId) {
      ...ContainerReturn_order
    }
  }
`;

const fragment = graphql`
  fragment ContainerReturn_order on Order {
    containersHeld {
      deposit
      quantity
      products
    }
  }
`;

/** More products with the same deposit than this are not named. */
const NAMED = 4;

type Props = { sheet: Pick<PickSheet, 'id' | 'number' | 'customer' | 'customerId'> };
type LoadedSheet = NonNullable<NonNullable<ContainerReturnQuery['response']['staff']>['packingSheet']>;

/** Containers that a customer brings to the counter, counted by whoever hands the order over (E50). */
export function ContainerReturn({ sheet }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = usePersistedState(`containers.${sheet.id}`, false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="outlined" aria-label={t('desk_handover.containers')} onClick={() => setOpen(true)}>
        {t('desk_handover.containers_short')}
      </Button>
      <Dialog open={open} onClose={close} title={t('desk_handover.containers')} closeLabel={t('labels.close')}>
        {open && <HeldContainers sheet={sheet} onClose={close} />}
      </Dialog>
    </>
  );
}

/** What the customer holds, read each time the dialog opens: another volunteer may have counted some of it. */
function HeldContainers({ sheet, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [order, setOrder] = useState<LoadedSheet['order'] | null>(null);
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const [round, setRound] = useState(0);
  const { id } = sheet;
  useEffect(() => {
    const subscription = fetchQuery<ContainerReturnQuery>(
      environment,
      ContainerReturnQueryNode,
      { order: id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ staff }) => {
        // An order that is not packed any more has no sheet.
        setRefusal(staff?.packingSheet ? [] : [{ key: 'errors.basic_retry', params: {} }]);
        setOrder(staff?.packingSheet?.order ?? null);
      },
      error: (error: unknown) => setRefusal(failureLines(error, deskFailure('errors.basic_retry')(error))),
    });
    return () => subscription.unsubscribe();
  }, [environment, id, round]);
  const reload = () => setRound((before) => before + 1);
  if (refusal.length > 0)
    return (
      <>
        <RefusalNotice lines={refusal} />
        <p className={styles.words}>{t('desk_handover.containers_online')}</p>
        <Button onClick={reload}>{t('desk_lists.send_again')}</Button>
      </>
    );
  if (!order) return <p className={styles.words}>{t('labels.loading')}</p>;
  return <ContainerForm sheet={sheet} order={order} onClose={onClose} onRefused={reload} />;
}

/** Units by their deposit in cents. */
const schema = z.object({ units: z.record(z.string(), z.number()) });

type FormProps = Props & { order: ContainerReturn_order$key; onClose: () => void; onRefused: () => void };

function ContainerForm({ sheet, order: key, onClose, onRefused }: FormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const address = useDeskAddress();
  const isManager = useIsManager();
  const { id, number, customer: name, customerId } = sheet;
  const { containersHeld } = useFragment(fragment, key);
  const formName = `containers.${id}`;
  const form = useMarketForm({ name: `${formName}.fields`, schema, saved: { units: {} as Record<string, number> } });
  const { send: refund, busy, refusal } = useDeskMutation(useRefundOrderDepositMutation(), formName);
  const countOf = ({ deposit, quantity }: { deposit: number; quantity: number }) =>
    Math.min(form.values.units[deposit] ?? 0, quantity);
  const counted = (containersHeld ?? []).flatMap((one) =>
    countOf(one) > 0 ? [{ deposit: cents(one.deposit), quantity: countOf(one) }] : [],
  );
  const amount = formatCents(counted.reduce((sum, { deposit, quantity }) => sum + deposit * quantity, 0));

  const submit = form.submit(async () => {
    if (counted.length === 0) return;
    const data = await refund({ order: id, containers: counted });
    if (!data) return onRefused();
    toast.success(t('desk_handover.containers_done', { amount, name }));
    onClose();
  });
  const otherWay = customerId ? address('customers', customerId) : `${address('deposits')}${searchFor(String(number))}`;
  const managersWay = isManager && (
    <TextLink standalone href={otherWay}>
      {t(customerId ? 'desk_handover.containers_other' : 'desk_handover.bring_back')}
    </TextLink>
  );
  if (!containersHeld || containersHeld.length === 0)
    return (
      <>
        <p className={styles.words}>
          {t(containersHeld ? 'desk_handover.containers_none' : 'desk_handover.containers_guest', { name })}
          {!containersHeld && !isManager && ` ${t('desk_handover.containers_manager')}`}
        </p>
        {managersWay}
      </>
    );
  return (
    <DialogForm
      submit={t('desk_handover.containers_credit', { amount })}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
      disabled={counted.length === 0}
    >
      <p className={styles.words}>{t('desk_handover.containers_words', { name })}</p>
      <ul className={styles.lines} aria-label={t('desk_handover.containers')}>
        {containersHeld.map(({ deposit, quantity, products }) => {
          const count = countOf({ deposit, quantity });
          const each = { deposit: formatCents(deposit) };
          const set = (to: number) => form.write(`units.${deposit}`, to);
          return (
            <li key={deposit} className={styles.line}>
              <span>
                <strong>{t('desk_handover.containers_each', each)}</strong>
                <span className={styles.detail}>
                  {`${products.slice(0, NAMED).join(', ')}${products.length > NAMED ? '…' : ''} · ${t('desk_handover.containers_most', { count: quantity })}`}
                </span>
              </span>
              <Stepper
                size="l"
                amount={count}
                label={t('desk_handover.containers_each', each)}
                addLabel={t('desk_handover.containers_more', each)}
                removeLabel={t('desk_handover.containers_less', each)}
                max={quantity}
                onAdd={() => set(count + 1)}
                onRemove={() => set(count - 1)}
              />
            </li>
          );
        })}
      </ul>
      {managersWay}
    </DialogForm>
  );
}
