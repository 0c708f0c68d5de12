import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { useSaveSellerMutation } from '#generated/hooks/useSaveSellerMutation.ts';
import type { DeskSeller_seller$key } from '#generated/relay/DeskSeller_seller.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { FormGroup } from '../frame/FormGroup.tsx';
import { PictureEntries } from '../frame/PictureEntries.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import styles from './DeskProducts.module.css';
import { refreshSeller } from './refreshSeller.ts';
import { fetchVacationEffect, SellerVacation, type VacationEffect } from './SellerVacation.tsx';
import { sellerSchema, sellerValuesOf, type SellerInput } from './sellerValues.ts';

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
    handle
    name
    version
    ...sellerValues_seller
  }
`;

/** A producer: whether they sell, until when they are away, and their description. */
export function DeskSeller({ seller: key }: { seller: DeskSeller_seller$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { pathname } = useLocation();
  const seller = useFragment(fragment, key);
  const saved = sellerValuesOf(seller, now);
  const form = useDeskForm({
    name: `seller.${seller.id}`,
    saved,
    version: seller.version,
    mutation: useSaveSellerMutation(),
    refresh: refreshSeller,
    schema: sellerSchema(now),
    labelOf: (path) => t(`desk_sellers.fields.${path.replace('.', '_') as 'regional'}`),
  });
  /** A vacation that awaits its confirmation. */
  const [vacation, setVacation] = useState<{ input: SellerInput; effect: VacationEffect } | null>(null);
  const vacationDay = saved.deactivatedUntil;
  const { from: nextFrom, back: nextBack } = saved.nextVacation;
  const nextText =
    nextFrom &&
    t('desk_sellers.planned', { from: formatDay(nextFrom, locale, now), back: formatDay(nextBack, locale, now) });

  const save = async (input: SellerInput) => {
    await form.save({ id: seller.id, input });
    setVacation(null);
  };
  const submit = form.submit(async (input) => {
    if (!input.deactivatedUntil) return save(input);
    const effect = await fetchVacationEffect(environment, seller.id);
    if (effect) setVacation({ input, effect });
    else toast.error(t('errors.basic_retry'));
  });
  const textOf = (path: string): string | undefined => {
    if (path === 'images') return t('desk_pictures.count', { count: saved.images.length });
    if (path.startsWith('nextVacation')) return nextText || t('desk_sellers.next_none');
    if (path === 'contactLanguage') return t(`desk_sellers.languages.${saved.contactLanguage}`);
    if (path !== 'deactivatedUntil') return undefined;
    return vacationDay ? formatDay(vacationDay, locale, now) : t('desk_sellers.selling');
  };
  return (
    <form noValidate className={styles.product} aria-label={seller.name} onSubmit={submit}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{seller.name}</h2>
          <p className={styles.seller}>
            {vacationDay
              ? t('desk_sellers.away', { day: formatDay(vacationDay, locale, now) })
              : t('desk_sellers.selling')}
            {nextText && <> · {nextText}</>}
          </p>
        </div>
        <TextField
          type="date"
          className={styles.status}
          {...form.field('deactivatedUntil')}
          hint={t('desk_sellers.until_hint')}
          min={addDays(dayAt(now), 1)}
        />
      </div>
      <FormGroup
        look="row"
        form={form}
        title={`${t('desk_pictures.title')} (${form.values.images.length})`}
        fields={['images']}
      >
        <PictureEntries
          title={seller.name}
          hint={t('desk_pictures.seller_hint')}
          value={form.values.images}
          error={form.field('images').error}
          onChange={(images) => form.write('images', [...images])}
        />
      </FormGroup>
      <FormGroup look="row" form={form} title={t('desk_sellers.next')} fields={['nextVacation']}>
        <div className={styles.more}>
          <TextField
            type="date"
            {...form.field('nextVacation.from')}
            hint={t('desk_sellers.next_hint')}
            min={addDays(dayAt(now), 1)}
          />
          <TextField type="date" {...form.field('nextVacation.back')} min={addDays(dayAt(now), 2)} />
        </div>
      </FormGroup>
      <FormGroup look="row" form={form} title={t('desk_sellers.contact')} fields={['contactEmail', 'contactLanguage']}>
        <div className={styles.more}>
          <TextField
            {...form.line('contactEmail', 254)}
            hint={t('desk_sellers.email_hint')}
            inputMode="email"
            autoComplete="off"
          />
          <SelectField {...form.field('contactLanguage')}>
            <option value="fr">{t('desk_sellers.languages.fr')}</option>
            <option value="en">{t('desk_sellers.languages.en')}</option>
          </SelectField>
        </div>
      </FormGroup>
      <FormGroup
        look="row"
        form={form}
        title={t('desk_sellers.texts')}
        fields={['description', 'regional', 'commission']}
      >
        <div className={styles.more}>
          <BilingualFields form={form} name="description" isMultiline />
          <Checkbox {...form.checkbox('regional')} />
          <TextField
            {...form.line('commission', 8)}
            hint={t('desk_sellers.commission_hint')}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      </FormGroup>
      <DeskFormFooter form={form} changed={t('desk_sellers.changed')} textOf={textOf}>
        <TextLink
          standalone
          href={`${pathname}?${new URLSearchParams({ edit: seller.handle })}`}
          aria-label={t('desk_records.whole_of', { name: seller.name })}
        >
          {t('desk_records.whole')}
        </TextLink>
        {vacationDay && (
          <Button
            variant="outlined"
            busy={form.saving}
            aria-label={t('desk_sellers.back_of', { name: seller.name })}
            onClick={() => void save({ deactivatedUntil: null })}
          >
            {t('desk_sellers.back')}
          </Button>
        )}
      </DeskFormFooter>
      {vacation && (
        <SellerVacation
          name={seller.name}
          until={form.values.deactivatedUntil}
          effect={vacation.effect}
          saving={form.saving}
          onConfirm={() => void save(vacation.input)}
          onClose={() => setVacation(null)}
        />
      )}
    </form>
  );
}
