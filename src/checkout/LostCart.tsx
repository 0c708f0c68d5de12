import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';

/** The shown cart is not this visitor's any more, as when the session's cookie is gone (F-096). Receives focus. */
export function LostCart() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        kind="error"
        title={t('checkout.lost')}
        action={<TextLink onClick={() => window.location.reload()}>{t('checkout.reload')}</TextLink>}
      />
    </div>
  );
}
