import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useOffline } from '../shared/browser/online.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { signIn } from './signing.ts';

/**
 * Replaces a guarded page whose session is not known in time. The check continues, and its result replaces this. The
 * login works meanwhile, because it opens the provider's page without the hidden frame. target: the path to resume.
 */
export function UnreachedSession({ title, target }: { title: string; target: string }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const address = useAddress();
  const text = useOffline() ? 'unreachable' : 'slow';
  const retry = () => signIn(environment, { target, replace: true }).catch(() => undefined);
  return (
    <>
      <PageTitle name={title} />
      <EmptyState
        heading="h1"
        ground="ciel"
        title={t(`sign_in.failures.${text}.title`)}
        action={
          <>
            <Button onClick={() => void retry()}>{t('sign_in.again')}</Button>
            <Button variant="outlined" href={address('home')}>
              {t('shell.see_products')}
            </Button>
          </>
        }
      >
        <p>{t(`sign_in.failures.${text}.words`)}</p>
      </EmptyState>
    </>
  );
}
