import '../shared/ui/base.css';
import '../shared/ui/fonts.css';
import '../shared/ui/tokens.css';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import styles from './RootFailure.module.css';

/** The document if even the layout failed to render: it fetches no data, and reloads the page. */
export function RootFailure() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return (
    <html lang={locale === 'en' ? 'en-CA' : 'fr-CA'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <PageTitle name={t('shell.failure')} />
        <main className={styles.main}>
          <EmptyState
            heading="h1"
            ground="ciel"
            title={t('shell.failure')}
            action={
              <Button href={pathname + search} fullLoad>
                {t('labels.retry')}
              </Button>
            }
          >
            <p>{t('labels.loading_error')}</p>
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
