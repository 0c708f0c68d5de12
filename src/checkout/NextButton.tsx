import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon, lockIcon } from '../shared/ui/icons.ts';

/** The Next button. `bar`: as it looks in the dark bar of a phone. */
export function NextButton({
  more,
  busy,
  onNext,
  bar = false,
}: {
  /** Another step follows; otherwise it leads to the payment page. */
  more: boolean;
  busy: boolean;
  onNext: () => void;
  bar?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Button
      variant={bar ? 'butter' : 'primary'}
      size={bar ? 'm' : 'l'}
      wide={!bar}
      busy={busy}
      iconAfter={more ? arrowRightIcon : lockIcon}
      onClick={onNext}
    >
      {t(more ? 'labels.continue' : 'checkout.pay')}
    </Button>
  );
}
