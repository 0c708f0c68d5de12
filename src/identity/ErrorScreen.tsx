import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import styles from './ErrorScreen.module.css';
import { signInErrorText } from './signInErrorTexts.ts';
import { takeStoredFailure, signIn, storedTarget } from './signing.ts';

/**
 * The error page with ways out: for sign-in errors a text in the reader's language, with the stored error's code and
 * description for support (F-020, F-041).
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { error, isAuthenticated } = useAuthentication();
  const address = useAddress();
  useEffect(() => {
    const failure = takeStoredFailure();
    if (failure) setAuthentication(environment, { error: failure });
  }, [environment]);
  const errorText = error && signInErrorText(error.code);
  const title = errorText ? t(`sign_in.failures.${errorText.text}.title`) : t('error_page.title');
  const retry = () => signIn(environment, { target: storedTarget() ?? address('home') }).catch(() => undefined);
  const actions =
    errorText?.action === 'again' && !isAuthenticated ? (
      <>
        <Button onClick={() => void retry()}>{t('sign_in.again')}</Button>
        <Button variant="outlined" href={address('home')}>
          {t('shell.see_products')}
        </Button>
      </>
    ) : (
      <>
        <Button href={address('home')}>{t('shell.see_products')}</Button>
        <Button variant="outlined" href={address('contact')}>
          {t('contact.title')}
        </Button>
      </>
    );
  return (
    <>
      <PageTitle name={title} />
      <EmptyState heading="h1" ground="ciel" title={title} action={actions}>
        <p>{errorText ? t(`sign_in.failures.${errorText.text}.words`) : t('error_page.detail')}</p>
        {error && (
          <p className={styles.detail}>
            {t('sign_in.detail', { code: error.code })}
            {error.description && (
              <>
                <br />
                <span lang="en">{error.description}</span>
              </>
            )}
          </p>
        )}
      </EmptyState>
    </>
  );
}
