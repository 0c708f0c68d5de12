import { useTranslation } from 'react-i18next';
import type { Locale } from '#rules/constants.ts';
import { weekdayName } from '#rules/dates.ts';
import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import { weekFrom } from '#rules/weekList.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import formStyles from '../frame/DeskForm.module.css';
import type { DeskFields } from '../frame/useDeskForm.ts';
import { CategoriesField } from './CategoriesField.tsx';
import type { PictureCells } from './pictureCells.ts';
import type { RecordChoices } from './recordChoices.ts';
import { isOptional } from './recordFields.ts';
import styles from './RecordForm.module.css';
import { RecordPicture } from './RecordPicture.tsx';
import { RecordPictures } from './RecordPictures.tsx';
import type { RecordField, RecordKind, RecordPair, Section } from './recordSections.ts';
import { nameIn, type RecordValues } from './recordValues.ts';
import { TaxFields } from './TaxFields.tsx';

export type RecordFieldsForm = DeskFields<RecordValues> & { savedValue: (path: string) => unknown };
type Props = {
  form: RecordFieldsForm;
  /** Of the values: `cells`, or `variants.v_pot`. */
  at: `cells` | `variants.${string}`;
  kind: RecordKind;
  fields: Section['fields'];
  choices: RecordChoices;
};

/** The columns whose cells say in which form they are expected. */
const HINTED = [
  'type',
  'seasons',
  'contents',
  'prefixes',
  'centres',
  'express_hours',
  'position',
  'weekday',
  'priority',
  'group',
  'unit_price',
  'contact_email',
  'commission',
] as const;
type Hinted = (typeof HINTED)[number];
const isHinted = (name: string): name is Hinted => HINTED.some((one) => one === name);

type Path = `cells.${string}`;

function PairField({ form, at, kind, field }: Pick<Props, 'form' | 'at' | 'kind'> & { field: RecordPair }) {
  const { t } = useTranslation();
  const isLong = field.kind === 'text' || field.kind === 'lines';
  const Field = isLong ? TextArea : TextField;
  const hint = isHinted(field.pair) ? t(`desk_records.hints.${field.pair}`) : undefined;
  const mark = (language: Locale) =>
    isOptional(kind, `${field.pair}_${language}`) ? t('desk_records.optional') : undefined;
  const props = (language: Locale) =>
    form.line(`${at}.${field.pair}_${language}` as Path, isLong ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH);
  return (
    <div className={formStyles.pair}>
      <Field lang="fr" hint={hint} mark={mark('fr')} autoComplete="off" {...props('fr')} />
      <Field lang="en" hint={hint} mark={mark('en')} autoComplete="off" {...props('en')} />
    </div>
  );
}

function SingleField({ form, at, kind: of, field, choices }: Omit<Props, 'fields'> & { field: RecordField }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { firstWeekday } = usePageSettings().market;
  const { column, kind } = field;
  const path = `${at}.${column}` as Path;
  const hint = isHinted(column) ? t(`desk_records.hints.${column}`) : undefined;
  const mark = isOptional(of, column) ? t('desk_records.optional') : undefined;
  const options = (list: readonly { value: string; text: string }[]) => (
    <SelectField hint={hint} className={kind === 'weekday' ? styles.alone : undefined} {...form.field(path)}>
      {list.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  switch (kind) {
    case 'yesNo':
      return <Checkbox {...form.checkbox(path)} />;
    case 'tax': {
      const kindPath = `${at}.tax_kind` as Path;
      return (
        <TaxFields
          taxable={form.checkbox(path).checked}
          taxKind={form.field(kindPath).value}
          onWrite={({ taxable, taxKind }) => {
            form.write(path, taxable);
            form.write(kindPath, taxKind);
          }}
        />
      );
    }
    case 'hidden':
      return null;
    case 'choice':
      return options(
        (field.choices ?? []).map((value) => ({
          value,
          text: value === '' ? t('desk_records.none') : t(`desk_records.choices.${value as 'weekly'}`),
        })),
      );
    case 'weekday':
      return options([
        // A new place has none until somebody chooses it.
        ...(form.savedValue(path) === '' ? [{ value: '', text: t('desk_records.choose_day') }] : []),
        ...weekFrom(firstWeekday).map((day) => ({ value: String(day), text: weekdayName(day, locale) })),
      ]);
    case 'seller':
      return options([{ value: '', text: t('desk_records.choose') }, ...choices.sellers]);
    case 'category':
      // A category lies in none that lies in it.
      return options([
        { value: '', text: t('desk_records.top') },
        ...choices.categories.filter(({ within }) => !within.includes(String(form.savedValue(`${at}.handle_fr`)))),
      ]);
    case 'categories':
      return (
        <CategoriesField
          {...form.field(path)}
          categories={choices.categories}
          onWrite={(text) => form.write(path, text)}
        />
      );
    case 'pictures': {
      const cellAt = (name: keyof PictureCells) => form.field(`${at}.${name}` as Path);
      const [images, french, english] = [cellAt('images'), cellAt('image_alts_fr'), cellAt('image_alts_en')];
      return (
        <div className={styles.wide}>
          <RecordPictures
            title={nameIn(locale, (name) => form.values.cells[name], 'name') || t('desk_pictures.title')}
            hint={t(
              form.values.cells['name'] === undefined ? 'desk_pictures.product_hint' : 'desk_pictures.seller_hint',
            )}
            cells={{ images: images.value, image_alts_fr: french.value, image_alts_en: english.value }}
            error={images.error ?? french.error ?? english.error}
            onWrite={(cells) => {
              for (const [name, value] of Object.entries(cells)) form.write(`${at}.${name}` as Path, value);
            }}
          />
        </div>
      );
    }
    case 'picture':
      return <RecordPicture {...form.field(path)} onWrite={(picture) => form.write(path, picture)} />;
    case 'stock': {
      const stored = form.savedValue(path);
      const seen = `${at}.${field.seen}` as Path;
      const stock = form.line(path);
      return (
        <TextField
          autoComplete="off"
          inputMode="numeric"
          {...stock}
          onChange={(event) => {
            if (stored !== undefined) {
              const first = form.field(seen).value || String(stored);
              form.write(seen, event.target.value === first ? '' : first);
            }
            stock.onChange(event);
          }}
        />
      );
    }
    case 'text':
    case 'lines':
      return <TextArea hint={hint} mark={mark} {...form.line(path, TEXT_MAX_LENGTH)} />;
    case 'hour':
      return <TextField type="time" {...form.field(path)} />;
    default:
      return (
        <TextField
          hint={hint}
          mark={mark}
          autoComplete="off"
          inputMode={kind === 'money' || kind === 'percent' ? 'decimal' : kind === 'count' ? 'numeric' : 'text'}
          {...form.line(path)}
        />
      );
  }
}

/** Short values without a hint, of which a phone shows two beside each other. */
const SHORT: ReadonlySet<RecordField['kind']> = new Set(['money', 'stock', 'count', 'hour']);
const isShort = ({ kind, column }: RecordField) => SHORT.has(kind) && !isHinted(column);

const isHour = ({ kind }: RecordField) => kind === 'hour';

/** Fields that stand beside each other, short ones apart, between those in both languages, in their order. */
function fieldGroups(fields: Section['fields']): (RecordPair | RecordField[])[] {
  const groups: (RecordPair | RecordField[])[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if ('pair' in field) groups.push(field);
    else if (Array.isArray(last) && last[0] && isShort(last[0]) === isShort(field)) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** The fields of an object, or of one of its variants. Those in both languages stand side by side. */
export function RecordFields({ form, at, kind, fields, choices }: Props) {
  return fieldGroups(fields).map((group) =>
    Array.isArray(group) ? (
      <div
        key={group[0]?.column}
        className={!group.every(isShort) ? styles.cells : group.some(isHour) ? styles.hours : styles.short}
      >
        {group.map((field) => (
          <SingleField key={field.column} form={form} at={at} kind={kind} field={field} choices={choices} />
        ))}
      </div>
    ) : (
      <PairField key={group.pair} form={form} at={at} kind={kind} field={group} />
    ),
  );
}
