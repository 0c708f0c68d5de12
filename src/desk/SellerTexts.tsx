import { useTranslation } from '../shared/i18n/translator.ts';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { BothTexts } from './BothTexts.tsx';
import styles from './DeskProducts.module.css';
import type { DraftFields } from './useDraftForm.ts';

/** A producer's description in both languages, and their town. */
export function SellerTexts({ form }: { form: DraftFields }) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t('desk_sellers.texts')}>
      <div className={styles.more}>
        <BothTexts
          form={form}
          name="description"
          labelOf={(lang) => t(`desk_sellers.fields.description_${lang}`)}
          lines
        />
        <Checkbox
          title={t('desk_sellers.fields.regional')}
          checked={form.values['regional'] === true}
          onChange={(checked) => form.write({ regional: checked })}
        />
      </div>
    </Disclosure>
  );
}
