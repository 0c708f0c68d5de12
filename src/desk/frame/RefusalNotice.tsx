import { useTranslation } from 'react-i18next';
import { failureText } from '../../shared/i18n/failureText.ts';
import type { FailureLine } from '../../shared/relay/failure.ts';
import { Notice } from '../../shared/ui/Notice.tsx';

/** Why an action failed, in its place; the input stays. */
export function RefusalNotice({ lines }: { lines: readonly FailureLine[] }) {
  const { t } = useTranslation();
  const texts = lines.map((line) => failureText(t, line));
  if (texts.length === 0) return null;
  return (
    <Notice kind="error">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
