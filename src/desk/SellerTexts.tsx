import { useTranslation } from 'react-i18next';
import { TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { TextArea } from '../shared/ui/TextArea.tsx';
import type { DraftForm } from './DeskProduct.tsx';
import styles from './DeskProducts.module.css';

const LANGUAGES = ['fr', 'en'] as const;

/** How a producer is introduced, in both languages, and where from. */
export function SellerTexts({ values, write, why }: DraftForm) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t('desk_sellers.texts')}>
      <div className={styles.more}>
        <div className={styles.pair}>
          {LANGUAGES.map((lang) => (
            <TextArea
              key={lang}
              label={t(`desk_sellers.fields.description_${lang}`)}
              lang={lang}
              value={String(values[`description.${lang}`])}
              maxLength={TEXT_MAX_LENGTH}
              error={why(`description.${lang}`)}
              onChange={(event) => write({ [`description.${lang}`]: event.target.value })}
            />
          ))}
        </div>
        <Checkbox
          title={t('desk_sellers.fields.regional')}
          checked={values['regional'] === true}
          onChange={(checked) => write({ regional: checked })}
        />
      </div>
    </Disclosure>
  );
}
