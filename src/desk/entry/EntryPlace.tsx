import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EntryPlace_places$key } from '#generated/relay/EntryPlace_places.graphql.ts';
import { NOTE_MAX_LENGTH } from '#rules/constants.ts';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { formatCents } from '#rules/money.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import type { MarketForm } from '../../shared/forms/useMarketForm.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import formStyles from '../frame/DeskForm.module.css';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './Entry.module.css';
import { isDelivered, placeValue, type EntryInput, type EntryValues } from './entryValues.ts';

const fragment = graphql`
  fragment EntryPlace_places on Query {
    locations(filter: { ongoing: true }) {
      id
      name
      storageOnly
    }
    shippingZones(filter: { ongoing: true }) {
      id
      name
      price
    }
  }
`;

type Props = {
  form: MarketForm<EntryValues, EntryInput>;
  places: EntryPlace_places$key;
  /** It adds to an order, whose place is not changed. */
  isFixed: boolean;
};

/** Where the order goes: a pickup point, or a round with the address; the age for alcohol, and a note. */
export function EntryPlace({ form, places, isFixed }: Props) {
  const { t } = useTranslation();
  const { locations, shippingZones } = useFragment(fragment, places);
  const { kind, place, lines, address } = form.values;
  return (
    <DeskPanel title={t('desk_entry.place')}>
      <SelectField label={t('desk_entry.where')} disabled={isFixed} {...form.field('place')}>
        <option value="">{t('desk_entry.choose')}</option>
        <optgroup label={t('desk_mailing.places')}>
          {locations
            .filter(({ storageOnly }) => !storageOnly)
            .map(({ id, name }) => (
              <option key={id} value={placeValue('location', id)}>
                {name}
              </option>
            ))}
        </optgroup>
        <optgroup label={t('desk_mailing.rounds')}>
          {shippingZones.map(({ id, name, price }) => (
            <option key={id} value={placeValue('zone', id)}>
              {price === 0 ? name : t('desk_entry.round', { name, price: formatCents(price) })}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {isDelivered(place) && !isFixed && (
        <>
          {kind === 'customer' && <p className={styles.hint}>{t('desk_entry.own_address')}</p>}
          <div className={formStyles.pair}>
            <TextField
              label={t('account.fields.line1')}
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              {...form.field('address.line1')}
            />
            <TextField
              label={t('account.fields.line2')}
              mark={t('account.optional')}
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              {...form.field('address.line2')}
            />
            <TextField
              label={t('account.fields.city')}
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              {...form.field('address.city')}
            />
            <TextField
              label={t('account.fields.postalCode')}
              autoComplete="off"
              maxLength={8}
              {...form.field('address.postalCode')}
              value={postalCodeText(address.postalCode)}
            />
          </div>
        </>
      )}
      {lines.some(({ alcohol }) => alcohol) && (
        <TextField
          label={t('desk_entry.birth_date')}
          hint={t('desk_entry.birth_hint')}
          type="date"
          autoComplete="off"
          {...form.field('birthDate')}
        />
      )}
      <TextArea
        label={t('desk_entry.note')}
        mark={t('account.optional')}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        {...form.field('note')}
      />
    </DeskPanel>
  );
}
