import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveSellerMutation } from '#generated/hooks/useSaveSellerMutation.ts';
import type { DeskSeller_seller$key } from '#generated/relay/DeskSeller_seller.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { DraftFooter } from '../frame/DraftFooter.tsx';
import { useDraftForm } from '../frame/useDraftForm.ts';
import styles from './DeskProducts.module.css';
import { refreshSeller } from './refreshSeller.ts';
import { sellerDraftOf, sellerFieldOf, sellerInputOf, sellerSchema, type SellerInput } from './sellerDraft.ts';
import { fetchVacationEffect, SellerVacation, type VacationEffect } from './SellerVacation.tsx';

graphql`
  mutation SaveSellerMutation($id: ID!, $version: Int!, $input: SellerInput!) {
    saveSeller(id: $id, version: $version, input: $input) {
      ...DeskSeller_seller
    }
  }
`;

const fragment = graphql`
  fragment DeskSeller_seller on Seller {
    id
    name
    version
    ...sellerDraft_seller
  }
`;

/** A producer: whether they sell, until when they are away, and their description. */
export function DeskSeller({ seller: key }: { seller: DeskSeller_seller$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const seller = useFragment(fragment, key);
  const [mutate] = useSaveSellerMutation();
  const form = useDraftForm({
    name: `seller.${seller.id}`,
    saved: sellerDraftOf(seller, now),
    version: seller.version,
    mutate,
    refresh: refreshSeller,
    schema: sellerSchema(now),
    labelOf: (name) => t(`desk_sellers.fields.${name.replace('.', '_') as 'until'}`),
    inputFieldOf: sellerFieldOf,
  });
  const { saved, values, changes, saving } = form;
  const [effect, setEffect] = useState<VacationEffect | null>(null);
  const vacationDay = String(saved['until']);

  const save = async (input: SellerInput) => {
    await form.save({ id: seller.id, input });
    setEffect(null);
  };
  const submit = async (event: FormEvent) => {
    if (!form.trySubmit(event)) return;
    if (!changes['until']) return save(sellerInputOf(values, changes));
    const preview = await fetchVacationEffect(environment, seller.id);
    if (preview) setEffect(preview);
    else toast.error(t('errors.basic_retry'));
  };
  const textOf = (name: string): string | undefined => {
    if (name !== 'until') return undefined;
    return vacationDay ? formatDay(vacationDay, locale, now) : t('desk_sellers.selling');
  };
  return (
    <form noValidate className={styles.product} aria-label={seller.name} onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{seller.name}</h2>
          <p className={styles.seller}>
            {vacationDay
              ? t('desk_sellers.away', { day: formatDay(vacationDay, locale, now) })
              : t('desk_sellers.selling')}
          </p>
        </div>
        <TextField
          type="date"
          className={styles.status}
          {...form.field('until')}
          hint={t('desk_sellers.until_hint')}
          min={addDays(dayAt(now), 1)}
        />
      </div>
      <Disclosure title={t('desk_sellers.texts')}>
        <div className={styles.more}>
          <BilingualFields form={form} name="description" />
          <Checkbox {...form.checkbox('regional')} />
        </div>
      </Disclosure>
      <DraftFooter form={form} changed={t('desk_sellers.changed')} textOf={textOf}>
        {vacationDay && (
          <Button
            variant="outlined"
            busy={saving}
            aria-label={t('desk_sellers.back_of', { name: seller.name })}
            onClick={() => void save({ deactivatedUntil: null })}
          >
            {t('desk_sellers.back')}
          </Button>
        )}
      </DraftFooter>
      {effect && (
        <SellerVacation
          name={seller.name}
          until={String(values['until'])}
          effect={effect}
          saving={saving}
          onConfirm={() => void save(sellerInputOf(values, changes))}
          onClose={() => setEffect(null)}
        />
      )}
    </form>
  );
}
