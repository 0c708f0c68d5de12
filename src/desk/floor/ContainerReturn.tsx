import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ContainerReturn_order$key } from '#generated/relay/ContainerReturn_order.graphql.ts';
import ContainerReturnQueryNode, { type ContainerReturnQuery } from '#generated/relay/ContainerReturnQuery.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { failureLines, TransportFailure, type FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { isCashDue } from '../frame/cashWords.ts';
import { searchFor } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { useIsManager } from '../frame/deskRole.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { amountOf, heldAfter } from './containerCounts.ts';
import type { PickContainers, PickSheet } from './pickList.ts';
import type { ContainerCounts } from './useContainerCounts.ts';

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

type Props = { sheet: PickSheet; counts: ContainerCounts };
type LoadedSheet = NonNullable<NonNullable<ContainerReturnQuery['response']['staff']>['packingSheet']>;

/** Containers that a customer brings to the counter, counted by whoever hands the order over (E50). */
export function ContainerReturn({ sheet, counts }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = usePersistedState(`containers.${sheet.id}`, false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="outlined" aria-label={t('desk_handover.containers')} onClick={() => setOpen(true)}>
        {t('desk_handover.containers_short')}
      </Button>
      <Dialog open={open} onClose={close} title={t('desk_handover.containers')} closeLabel={t('labels.close')}>
        {open && <HeldContainers sheet={sheet} counts={counts} onClose={close} />}
      </Dialog>
    </>
  );
}

/**
 * What the customer holds, read each time the dialog opens: another volunteer may have counted some of it. Without network it is what
 * the list had, less what was counted here since.
 */
function HeldContainers({ sheet, counts, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [order, setOrder] = useState<LoadedSheet['order'] | null>(null);
  const [failure, setFailure] = useState<readonly FailureLine[]>([]);
  const [isAlone, setAlone] = useState(false);
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const [round, setRound] = useState(0);
  const { id, containers } = sheet;
  useEffect(() => {
    const subscription = fetchQuery<ContainerReturnQuery>(
      environment,
      ContainerReturnQueryNode,
      { order: id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ staff }) => {
        // An order that is not packed any more has no sheet.
        setFailure(staff?.packingSheet ? [] : [{ key: 'errors.basic_retry', params: {} }]);
        setOrder(staff?.packingSheet?.order ?? null);
        setAlone(false);
      },
      error: (error: unknown) => {
        setAlone(error instanceof TransportFailure);
        setFailure(failureLines(error, deskFailure('errors.basic_retry')(error)));
      },
    });
    return () => subscription.unsubscribe();
  }, [environment, id, round]);
  const reload = () => setRound((before) => before + 1);
  const form = {
    sheet,
    counts,
    onClose,
    refusal,
    onRefused: (lines: readonly FailureLine[]) => {
      setRefusal(lines);
      reload();
    },
  };
  if (isAlone && containers !== undefined)
    return <ContainerForm {...form} isAlone held={containers && heldAfter(containers, counts.counts, id)} />;
  if (failure.length > 0)
    return (
      <>
        <RefusalNotice lines={failure} />
        <p className={styles.words}>{t('desk_handover.containers_online')}</p>
        <Button onClick={reload}>{t('desk_lists.send_again')}</Button>
      </>
    );
  if (!order) return <p className={styles.words}>{t('labels.loading')}</p>;
  return <LoadedContainers {...form} order={order} />;
}

/** Units by their deposit in cents. */
const schema = z.object({ units: z.record(z.string(), z.number()) });

type FormProps = Props & {
  /** Null: a guest's order. */
  held: readonly PickContainers[] | null;
  /** Without network: the count is sent later. */
  isAlone?: boolean;
  refusal: readonly FailureLine[];
  onClose: () => void;
  onRefused: (lines: readonly FailureLine[]) => void;
};

function LoadedContainers({ order, ...form }: Omit<FormProps, 'held'> & { order: ContainerReturn_order$key }) {
  const { containersHeld } = useFragment(fragment, order);
  return <ContainerForm {...form} held={containersHeld ?? null} />;
}

function ContainerForm({ sheet, counts, held, isAlone = false, refusal, onClose, onRefused }: FormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const address = useDeskAddress();
  const isManager = useIsManager();
  const { id, number, customer: name, customerId } = sheet;
  const formName = `containers.${id}`;
  const form = useMarketForm({ name: `${formName}.fields`, schema, saved: { units: {} as Record<string, number> } });
  const countOf = ({ deposit, quantity }: { deposit: number; quantity: number }) =>
    Math.min(form.values.units[deposit] ?? 0, quantity);
  const counted = (held ?? []).flatMap((one) =>
    countOf(one) > 0 ? [{ deposit: one.deposit, quantity: countOf(one) }] : [],
  );
  const amount = formatCents(amountOf(counted));

  const submit = form.submit(async () => {
    if (counted.length === 0) return;
    const result = await counts.count(sheet, counted);
    if (typeof result !== 'string') return onRefused(result);
    toast.success(
      t(result === 'waiting' ? 'desk_handover.containers_later' : 'desk_handover.containers_done', { amount, name }),
    );
    onClose();
  });
  const otherWay = customerId ? address('customers', customerId) : `${address('deposits')}${searchFor(String(number))}`;
  const managersWay = isManager && !isAlone && (
    <TextLink standalone href={otherWay}>
      {t(customerId ? 'desk_handover.containers_other' : 'desk_handover.bring_back')}
    </TextLink>
  );
  if (!held || held.length === 0)
    return (
      <>
        <p className={styles.words}>
          {t(
            held
              ? 'desk_handover.containers_none'
              : isCashDue(sheet.due)
                ? 'desk_cash.containers_guest'
                : 'desk_handover.containers_guest',
            { name },
          )}
          {!held && !isManager && ` ${t('desk_handover.containers_manager')}`}
        </p>
        {isAlone && <p className={styles.words}>{t('desk_handover.containers_listed')}</p>}
        {managersWay}
      </>
    );
  return (
    <DialogForm
      submit={t(isAlone ? 'desk_handover.containers_keep' : 'desk_handover.containers_credit', { amount })}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={form.submitting}
      disabled={counted.length === 0}
    >
      {isAlone && (
        <Notice kind="sunken">
          <p>{t('desk_handover.containers_alone')}</p>
        </Notice>
      )}
      <p className={styles.words}>{t('desk_handover.containers_words', { name })}</p>
      <ul className={styles.lines} aria-label={t('desk_handover.containers')}>
        {held.map(({ deposit, quantity, products }) => {
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
