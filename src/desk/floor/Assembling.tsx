import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useAssembleOrdersMutation } from '#generated/hooks/useAssembleOrdersMutation.ts';
import { useUndoAssemblyMutation } from '#generated/hooks/useUndoAssemblyMutation.ts';
import type { Assembling_week$data, Assembling_week$key } from '#generated/relay/Assembling_week.graphql.ts';
import { formatTime } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { TransportFailure } from '../../shared/relay/failure.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DoneMark } from '../../shared/ui/DoneMark.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useUndoTime } from '../frame/useUndoTime.ts';
import styles from './Assembling.module.css';
import type { PickSheet } from './pickList.ts';
import { useRefetchView, useStaleHandler } from './staleState.ts';

graphql`
  mutation AssembleOrdersMutation($orders: [ID!]!, $requestId: ID) {
    assembleOrders(orders: $orders, requestId: $requestId) {
      id
      status
    }
  }
`;

graphql`
  mutation UndoAssemblyMutation($orders: [ID!]!, $at: DateTime, $requestId: ID) {
    undoAssembly(orders: $orders, at: $at, requestId: $requestId) {
      id
      status
    }
  }
`;

const fragment = graphql`
  fragment Assembling_week on PackingWeek {
    assemblies {
      at
      by
      orders
    }
  }
`;

/** The most orders that the server accepts in one call. */
const MOST_ORDERS = 500;

type Ids = readonly string[];

/** The request key of a press; one whose answer was lost has the same key at the next press, for it may have arrived. */
function usePressKey() {
  const unanswered = useRef<{ subject: string; requestId: string } | null>(null);
  return {
    keyOf: (subject: string): string => {
      if (unanswered.current?.subject !== subject) unanswered.current = { subject, requestId: newRequestId() };
      return unanswered.current.requestId;
    },
    settle: () => (unanswered.current = null),
  };
}

/**
 * Marks crates as assembled, and undoes it, each in one call; both return the orders that this press has changed (a colleague's are not
 * counted), null: it failed.
 */
function useAssembling() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const onStale = useStaleHandler();
  const refetchView = useRefetchView();
  const [assemble, isAssembling] = useAssembleOrdersMutation();
  const [undoAssembly, isUndoing] = useUndoAssemblyMutation();
  const { keyOf, settle } = usePressKey();
  const options = {
    failureKey: deskFailure('errors.basic_retry'),
    onFailure: (_: unknown, error: unknown) => {
      if (!(error instanceof TransportFailure)) settle();
      return onStale(error);
    },
  };
  const counted = (ids: Ids) => ({ count: ids.length, n: formatCount(ids.length, locale) });
  const report = (sent: Ids, done: Ids, text: string): Ids => {
    settle();
    notifyTaskCountsChanged();
    if (done.length > 0) toast.success(text);
    const left = sent.length - done.length;
    if (left === 0) return done;
    toast.error(t('desk_lists.assembly_left', { count: left, n: formatCount(left, locale) }));
    refetchView(null);
    return done;
  };
  return {
    run: async (orders: Ids): Promise<Ids | null> => {
      const requestId = keyOf(`assemble ${orders.join(' ')}`);
      const data = await assemble({ variables: { orders, requestId }, ...options });
      if (!data) return null;
      const done = data.assembleOrders.map(({ id }) => id);
      return report(orders, done, t('desk_lists.assembled', counted(done)));
    },
    /** `at`: of the displayed assembly. */
    undo: async (orders: Ids, at: string): Promise<Ids | null> => {
      const requestId = keyOf(`undo ${at} ${orders.join(' ')}`);
      const data = await undoAssembly({ variables: { orders, at, requestId }, ...options });
      if (!data) return null;
      const done = data.undoAssembly.map(({ id }) => id);
      return report(orders, done, t('desk_lists.assembly_undone', counted(done)));
    },
    busy: isAssembling || isUndoing,
  };
}

export type Assembly = Assembling_week$data['assemblies'][number];

/** What any tablet has assembled in the last minutes, by press; none without network. */
export const useAssemblies = (week: Assembling_week$key | null): readonly Assembly[] =>
  useFragment(fragment, week)?.assemblies ?? [];

type OneProps = { sheet: PickSheet; onChanged: () => void };

/** Assembles a complete crate from the list. */
export function AssembleOne({ sheet, onChanged }: OneProps) {
  const { t } = useTranslation();
  const { run, busy } = useAssembling();
  return (
    <Button size="s" busy={busy} onClick={() => void run([sheet.id]).then((done) => done && onChanged())}>
      {t('desk_lists.assemble')}
    </Button>
  );
}

/**
 * Assembles all complete crates at once, after a confirmation that lists them. The confirmation stays open with what was
 * done, so that a second press meets nothing under it. `onChanged`: reads the list again.
 */
export function AssembleAll({ sheets, onChanged }: { sheets: readonly PickSheet[]; onChanged: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { run, busy } = useAssembling();
  const [confirming, setConfirming] = useState<readonly PickSheet[]>([]);
  const [done, setDone] = useState<Ids | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setDone(null);
    setConfirming(sheets.slice(0, MOST_ORDERS));
    setOpen(true);
  };
  const counted = (count: number) => ({ count, n: formatCount(count, locale) });
  const assemble = async () => {
    const assembled = await run(confirming.map(({ id }) => id));
    if (!assembled) return;
    setDone(assembled);
    onChanged();
  };
  if (sheets.length < 2 && !isOpen) return null;
  return (
    <>
      {sheets.length >= 2 && (
        <Button variant="outlined" onClick={open}>
          {t('desk_lists.assemble_all', counted(sheets.length))}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('desk_lists.assemble_all', counted(confirming.length))}
        closeLabel={t('labels.close')}
        actions={
          <>
            {done ? (
              done.length > 0 && <DoneMark>{t('desk_lists.assembled', counted(done.length))}</DoneMark>
            ) : (
              <Button busy={busy} onClick={() => void assemble()}>
                {t('desk_lists.assemble_all', counted(confirming.length))}
              </Button>
            )}
            <SafeAnswer onClick={() => setOpen(false)}>{t(done ? 'labels.close' : 'desk_orders.leave')}</SafeAnswer>
          </>
        }
      >
        <p>{t('desk_lists.assemble_sure')}</p>
        <ul className={styles.codes}>
          {confirming.map(({ id, code }) => (
            <li key={id}>{code}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type UndoProps = {
  assembly: Assembly;
  /** At its crate, which has just been named. */ isAtCrate?: boolean;
  onChanged: () => void;
};

/** Undoes what one press has assembled, as long as the server allows it; it names that press (ADR 196). */
export function AssemblyUndo({ assembly: { at, by, orders }, isAtCrate = false, onChanged }: UndoProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { undo, busy } = useAssembling();
  const isInTime = useUndoTime(at);
  if (!isInTime) return null;
  const count = orders.length;
  const words = { count, n: formatCount(count, locale), name: by, time: formatTime(at, locale) };
  return (
    <Button
      variant="outlined"
      size={isAtCrate ? 's' : 'm'}
      className={isAtCrate ? undefined : styles.undo}
      busy={busy}
      onClick={() => void undo(orders, at).then((undone) => undone && onChanged())}
    >
      {t(isAtCrate ? 'desk_lists.undo_crate' : 'desk_lists.undo_assembly', words)}
    </Button>
  );
}

type UndosProps = { assemblies: readonly Assembly[]; onChanged: () => void };

/** The undos of what was assembled several crates at once, here or on another tablet, before or after a reload. One is undone at its crate. */
export const AssemblyUndos = ({ assemblies, onChanged }: UndosProps) =>
  assemblies
    .filter(({ orders }) => orders.length > 1)
    .map((assembly) => <AssemblyUndo key={assembly.at} assembly={assembly} onChanged={onChanged} />);
