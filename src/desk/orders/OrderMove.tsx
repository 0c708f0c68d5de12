import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { OrderMove_order$key } from '#generated/relay/OrderMove_order.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import money from '../frame/MoneyForm.module.css';
import { MoveForm } from '../moving/MoveForm.tsx';

// A slot is one value.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment OrderMove_order on Order {
    id
    number
    status
    fromStorage
    period {
      id
    }
    location {
      id
    }
    shippingZone {
      id
    }
    slot {
      from
      to
    }
  }
`;
// oxlint-enable relay/unused-fields

/** Moves an order, or all of its place and day, to another day, place or week (ADR 173). Renders nothing where it cannot move. */
export function OrderMove({ order: key }: { order: OrderMove_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const { id, number, status, fromStorage, period, location, shippingZone, slot } = useFragment(fragment, key);
  // Where the order was when the dialog was opened: once it has moved, the order read again names another week, and undo is still offered.
  const [from, setFrom] = useState<{ period: string; place: string; day: string | null } | null>(null);
  const [which, setWhich] = useState<'order' | 'all'>('order');
  const [hasMoved, setMoved] = useState(false);
  const place = (shippingZone ?? location)?.id;
  if (!from && (status !== 'processed' || fromStorage || !place)) return null;
  const close = () => setFrom(null);
  const day = from?.day ?? null;
  const at = from && { period: from.period, place: from.place };
  const source = at && (which === 'order' || day === null ? { ...at, order: id } : { ...at, day });
  return (
    <>
      <Button
        variant="outlined"
        size="s"
        wide
        onClick={() => {
          if (!place) return;
          setMoved(false);
          setFrom({ period: period.id, place, day: slot ? dayAt(new Date(slot.from)) : null });
        }}
      >
        {t('desk_move.open_order')}
      </Button>
      <Dialog
        open={from !== null}
        onClose={close}
        title={which === 'order' ? t('desk_move.order_title', { number }) : t('desk_move.title')}
        closeLabel={t('labels.close')}
      >
        {source && (
          <div className={money.form}>
            {day !== null && !hasMoved && (
              <SegmentedToggle
                legend={t('desk_move.which')}
                value={which}
                onChange={setWhich}
                segments={[
                  { value: 'order', title: t('desk_move.only', { number }) },
                  { value: 'all', title: t('desk_move.all', { day: formatDay(day, locale, now, 'short') }) },
                ]}
              />
            )}
            <MoveForm
              key={which}
              source={source}
              day={day}
              next={{ label: t('desk_move.finish'), go: close }}
              onClose={close}
              onMoved={() => {
                setMoved(true);
                void revalidate();
              }}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
