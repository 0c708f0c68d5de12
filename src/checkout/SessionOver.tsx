import { useTranslation } from 'react-i18next';
import { useSignInHere } from '../identity/useSignInHere.ts';
import { userIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './SessionOver.module.css';

/** Above a guest's cart with lines: the session of their account is over, whose cart is stored apart. */
export function SessionOver() {
  const { t } = useTranslation();
  const signIn = useSignInHere();
  return (
    <Notice
      kind="info"
      icon={userIcon}
      className={styles.notice}
      title={t('cart.session_over')}
      action={<TextLink onClick={signIn}>{t('cart.sign_in')}</TextLink>}
    >
      <p>{t('checkout.session_over_lines')}</p>
    </Notice>
  );
}
