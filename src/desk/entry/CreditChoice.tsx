import { useTranslation } from 'react-i18next';
import { formatCents, type Cents } from '#rules/money.ts';
import type { MarketForm } from '../../shared/forms/useMarketForm.ts';
import { ChoiceGroup, ChoiceRow } from '../../shared/ui/ChoiceRow.tsx';
import type { EntryInput, EntryValues } from './entryValues.ts';

type Props = {
  form: MarketForm<EntryValues, EntryInput>;
  /** The customer's credit, in cents. */
  available: Cents;
};

/** Whether the customer's credit pays first: only as they asked for it, which is recorded and mailed to them (ADR 181). */
export function CreditChoice({ form, available }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup
      legend={t('desk_entry.credit', { amount: formatCents(available) })}
      value={form.values.credit}
      onChange={(value) => form.write('credit', value === 'phone' || value === 'counter' ? value : '')}
    >
      <ChoiceRow value="" title={t('desk_entry.credit_none')} />
      <ChoiceRow value="phone" title={t('desk_entry.credit_phone')} detail={t('desk_entry.credit_mailed')} />
      <ChoiceRow value="counter" title={t('desk_entry.credit_counter')} detail={t('desk_entry.credit_mailed')} />
    </ChoiceGroup>
  );
}
