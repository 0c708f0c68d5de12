import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { TextArea } from '../shared/ui/TextArea.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import styles from './BothTexts.module.css';
import type { DraftFields } from './useDraftForm.ts';

const LANGUAGES = ['fr', 'en'] as const;

type Props = {
  form: DraftFields;
  /** The text's place in the form, without its language: 'name', 'banner.title'. */
  name: string;
  labelOf: (lang: (typeof LANGUAGES)[number]) => string;
  /** Multi-line. */
  lines?: boolean;
  maxLength?: number;
};

/** A text in both languages, side by side where there is room. */
export function BothTexts({ form: { values, write, why }, name, labelOf, lines = false, maxLength }: Props) {
  const Field = lines ? TextArea : TextField;
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((lang) => (
        <Field
          key={lang}
          label={labelOf(lang)}
          lang={lang}
          value={String(values[`${name}.${lang}`])}
          maxLength={maxLength ?? (lines ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH)}
          error={why(`${name}.${lang}`)}
          onChange={(event: { target: { value: string } }) => write({ [`${name}.${lang}`]: event.target.value })}
        />
      ))}
    </div>
  );
}
