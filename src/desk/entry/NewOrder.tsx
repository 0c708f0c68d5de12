import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useEnterOrderMutation } from '#generated/hooks/useEnterOrderMutation.ts';
import { useNewOrderQuery } from '#generated/hooks/useNewOrderQuery.ts';
import type { NewOrder_order$key } from '#generated/relay/NewOrder_order.graphql.ts';
import type { NewOrderQuery } from '#generated/relay/NewOrderQuery.graphql.ts';
import { formatClosing } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useNavigateFromHere } from '../../shared/routing/useNavigateFromHere.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceGroup, ChoiceRow } from '../../shared/ui/ChoiceRow.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskColumns, DeskHead, DeskPanel, DeskTrail } from '../frame/DeskLayout.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { CreditChoice } from './CreditChoice.tsx';
import styles from './Entry.module.css';
import { EntryPlace } from './EntryPlace.tsx';
import { EntrySums } from './EntrySums.tsx';
import {
  emptyEntry,
  entryInput,
  entrySchema,
  isDelivered,
  linkEmail,
  placeValue,
  type EntryValues,
} from './entryValues.ts';
import { GoodsFields } from './GoodsFields.tsx';
import { useEntryPreview } from './useEntryPreview.ts';

graphql`
  query NewOrderQuery($base: Int!, $adds: Boolean!) {
    ...EntryPlace_places
    openPeriod {
      ...openWeek_period
      closesAt
    }
    staff {
      order(number: $base) @include(if: $adds) {
        ...NewOrder_order
      }
    }
  }
`;

graphql`
  mutation EnterOrderMutation(
    $order: EnteredOrderInput!
    $total: Cents!
    $requestId: ID!
    $byLink: Boolean!
    $credit: Cents
  ) {
    enterOrder(order: $order, total: $total, requestId: $requestId, byLink: $byLink, credit: $credit) {
      number
      cash {
        due
      }
    }
  }
`;

const fragment = graphql`
  fragment NewOrder_order on Order {
    id
    number
    customerName
    customer {
      id
    }
    contact {
      name
      email
      phone
    }
    location {
      id
    }
    shippingZone {
      id
    }
    fulfillment {
      line1
      line2
      city
      postalCode
    }
  }
`;

/** The buyer and place of the order that another adds to. */
function valuesOf(base: NewOrder_order$key[' $data'] | null | undefined): EntryValues {
  if (!base) return emptyEntry;
  const { customer, customerName, contact, location, shippingZone, fulfillment } = base;
  return {
    ...emptyEntry,
    kind: customer ? 'customer' : 'person',
    customer: customer ? { id: customer.id, name: customerName, email: contact?.email ?? '' } : null,
    person: {
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
      lang: 'fr',
    },
    place: location ? placeValue('location', location.id) : shippingZone ? placeValue('zone', shippingZone.id) : '',
    address: {
      line1: fulfillment?.line1 ?? '',
      line2: fulfillment?.line2 ?? '',
      city: fulfillment?.city ?? '',
      postalCode: fulfillment?.postalCode ?? '',
    },
  };
}

/** An order that staff enter for somebody, who pays in cash when they receive it (ADR 169). */
export function NewOrder({ reference }: { reference: PreloadedQuery<NewOrderQuery> }) {
  const { openPeriod, staff, ...places } = useNewOrderQuery(reference);
  const order: NewOrder_order$key | null = staff?.order ?? null;
  const base = useFragment(fragment, order);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const toast = useToast();
  const navigate = useNavigateFromHere();
  const address = useDeskAddress();
  const formName = `entry.${base?.number ?? 'new'}`;
  const addsTo = base?.id ?? null;
  const form = useMarketForm({ name: `${formName}.fields`, schema: entrySchema(addsTo), saved: valuesOf(base) });
  const input = entryInput(form.values, addsTo);
  const usesCredit = input.credit !== null;
  const {
    preview,
    total,
    credit,
    creditLeft,
    lines,
    refusal: previewRefusal,
    isReady,
    reload,
  } = useEntryPreview(input);
  const { send: enter, busy, refusal } = useDeskMutation(useEnterOrderMutation(), formName);
  const email = linkEmail(form.values);
  const due = usesCredit ? total - credit : total;
  const isPaid = preview !== null && due === 0 && usesCredit;
  const byLink = email !== '' && form.values.pay === 'link' && !isPaid;
  const submit = form.submit(async (order) => {
    if (!isReady) return;
    const data = await enter({ order, total, byLink, credit: usesCredit ? credit : null });
    if (!data) return reload();
    const { number, cash } = data.enterOrder;
    notifyTaskCountsChanged();
    const amount = formatCents(cash?.due ?? 0);
    toast.success(
      isPaid
        ? t('desk_entry.done_credit', { number })
        : byLink
          ? t('desk_entry.done_link', { number, email })
          : t('desk_entry.done', { number, amount }),
    );
    form.discard();
    await navigate(address('orders', String(number)));
  });
  const confirmKey = isPaid ? 'desk_entry.confirm_credit' : byLink ? 'desk_entry.confirm_link' : 'desk_entry.confirm';
  const title = base ? t('desk_entry.add_title', { number: base.number }) : t('desk_entry.title');
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <DeskTrail label={t('desk_orders.trail')} view="orders">
        {title}
      </DeskTrail>
      <DeskHead title={title} under={t('desk_entry.under', { day: formatClosing(openPeriod.closesAt, locale, now) })} />
      <DeskColumns
        aside={
          <DeskPanel title={t('desk_entry.sums')}>
            {preview ? (
              <EntrySums preview={preview} isDelivered={isDelivered(form.values.place)} usesCredit={usesCredit} />
            ) : (
              <p className={styles.hint}>{t('desk_entry.no_sums')}</p>
            )}
            <RefusalNotice lines={refusal.length > 0 ? refusal : previewRefusal} />
            {(credit > 0 || usesCredit) && form.values.kind === 'customer' && (
              <CreditChoice form={form} available={credit + creditLeft} />
            )}
            {!isPaid && (
              <ChoiceGroup
                legend={t('desk_entry.pay')}
                value={byLink ? 'link' : 'cash'}
                onChange={(value) => form.write('pay', value === 'link' ? 'link' : 'cash')}
              >
                <ChoiceRow value="cash" title={t('desk_entry.pay_cash')} />
                <ChoiceRow
                  value="link"
                  title={t('desk_entry.pay_link')}
                  detail={email === '' && t('desk_entry.pay_link_needs')}
                  disabled={email === ''}
                />
              </ChoiceGroup>
            )}
            <p className={styles.hint}>
              {isPaid
                ? t('desk_entry.credit_words')
                : byLink
                  ? t('desk_entry.link_words', { email, day: formatClosing(openPeriod.closesAt, locale, now) })
                  : t('desk_entry.cash_words')}
            </p>
            <Button type="submit" wide busy={busy || form.submitting} disabled={preview !== null && !isReady}>
              {preview ? t(confirmKey, { amount: formatCents(isPaid ? credit : due) }) : t('desk_entry.confirm_empty')}
            </Button>
          </DeskPanel>
        }
      >
        <BuyerFields form={form} isFixed={base !== null} />
        <GoodsFields
          lines={form.values.lines}
          previewed={lines}
          error={form.errorOf('lines')}
          onChange={(lines) => form.write('lines', lines)}
        />
        <EntryPlace form={form} places={places} isFixed={base !== null} />
      </DeskColumns>
    </form>
  );
}
