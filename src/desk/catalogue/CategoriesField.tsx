import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import type { RecordChoices } from './recordChoices.ts';
import styles from './RecordForm.module.css';

type Props = {
  label: string;
  /** Handles separated by `|`, the main one first; an empty first one: none is the main one. */
  value: string;
  error: string | undefined;
  categories: RecordChoices['categories'];
  onWrite: (text: string) => void;
};

/** A product's main category, and those where it is listed too. */
export function CategoriesField({ label, value, error, categories, onWrite }: Props) {
  const { t } = useTranslation();
  const [main = '', ...others] = value.split('|');
  const write = (first: string, rest: readonly string[]) => {
    const withoutFirst = rest.filter((handle) => handle !== first);
    onWrite(first === '' && withoutFirst.length === 0 ? '' : [first, ...withoutFirst].join('|'));
  };
  return (
    <>
      <SelectField label={label} value={main} error={error} onChange={({ target }) => write(target.value, others)}>
        <option value="">{t('desk_records.none')}</option>
        {categories.map(({ value: handle, text }) => (
          <option key={handle} value={handle}>
            {text}
          </option>
        ))}
      </SelectField>
      <Disclosure className={styles.wide} title={`${t('desk_records.also_in')} (${others.length})`}>
        <div className={styles.choices}>
          {categories
            .filter(({ value: handle }) => handle !== main)
            .map(({ value: handle, text }) => (
              <Checkbox
                key={handle}
                title={text}
                checked={others.includes(handle)}
                onChange={(checked) =>
                  write(main, checked ? [...others, handle] : others.filter((other) => other !== handle))
                }
              />
            ))}
        </div>
      </Disclosure>
    </>
  );
}
