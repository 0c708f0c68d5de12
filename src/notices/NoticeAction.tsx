import { graphql, useFragment } from 'react-relay';
import type { NoticeAction_action$key } from '#generated/relay/NoticeAction_action.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { localPath } from '../shared/routing/localPath.ts';
import { Button } from '../shared/ui/Button.tsx';

const fragment = graphql`
  fragment NoticeAction_action on Action {
    text {
      ...bilingual_text
    }
    url
    close
    external
  }
`;

type Props = {
  action: NoticeAction_action$key;
  variant: 'primary' | 'text';
  /** closes: whether the notice closes with it. */
  onAction: (closes: boolean) => void;
};

/**
 * One action of the notice. An outside link opens in a new tab and keeps the notice open unless it closes it; one
 * within the market, or one without a link, closes it.
 */
export function NoticeAction({ action, variant, onAction }: Props) {
  const { text, url, close, external } = useFragment(fragment, action);
  const locale = useLocale();
  const label = inLocale(text, locale);
  if (!url)
    return (
      <Button variant={variant} onClick={() => onAction(true)}>
        {label}
      </Button>
    );
  return (
    <Button
      variant={variant}
      href={external ? url : localPath(url, locale)}
      {...(external && { target: '_blank', rel: 'noopener' })}
      onClick={() => onAction(close || !external)}
    >
      {label}
    </Button>
  );
}
