import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './DeskForm.module.css';
import type { DeskFields } from './useDeskForm.ts';

type Props = {
  form: Pick<DeskFields, 'line'>;
  name: string;
  hint?: string | undefined;
  isMultiline?: boolean;
  maxLength?: number;
};

/** A text in both languages, side by side where there is room. `name`: without its language, such as 'banner.title'. */
export function BilingualFields({
  form,
  name,
  hint,
  isMultiline = false,
  maxLength = isMultiline ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH,
}: Props) {
  const Field = isMultiline ? TextArea : TextField;
  return (
    <div className={styles.pair}>
      <Field lang="fr" hint={hint} {...form.line(`${name}.primary`, maxLength)} />
      <Field lang="en" hint={hint} {...form.line(`${name}.secondary`, maxLength)} />
    </div>
  );
}
