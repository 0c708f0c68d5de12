import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './DraftForm.module.css';
import type { DraftForm } from './useDraftForm.ts';

type Props = { form: DraftForm; name: string; hint?: string | undefined };

/** A text in both languages, side by side where there is room. `name`: without its language, such as 'banner.title'. */
export function BilingualFields({ form, name, hint }: Props) {
  const Field = form.schema[`${name}.fr`]?.isMultiline ? TextArea : TextField;
  return (
    <div className={styles.pair}>
      {(['fr', 'en'] as const).map((lang) => (
        <Field key={lang} lang={lang} hint={hint} {...form.field(`${name}.${lang}`)} />
      ))}
    </div>
  );
}
