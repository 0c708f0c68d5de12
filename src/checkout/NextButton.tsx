import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button.tsx';
import { arrowRightIcon } from '../shared/ui/iconsControl.ts';
import { lockIcon } from '../shared/ui/iconsTask.ts';

/** The way on: the second step leads to the payment page. `bar`: as it stands in the dark bar of a phone. */
export function NextButton({
  step,
  busy,
  onNext,
  bar = false,
}: {
  step: 1 | 2;
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
      iconAfter={step === 1 ? arrowRightIcon : lockIcon}
      onClick={onNext}
    >
      {t(step === 1 ? 'labels.continue' : 'checkout.pay')}
    </Button>
  );
}
