import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { PageSettings } from '#rules/pageContract.ts';
import { PageSettingsContext } from '../shared/browser/pageSettings.ts';

type Props = { environment: Environment; translator: i18n; settings: PageSettings; children: ReactNode };

/** The providers around every page: data, texts, settings. The same on both sides. */
export const App = ({ environment, translator, settings, children }: Props) => (
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <I18nextProvider i18n={translator}>
        <PageSettingsContext value={settings}>{children}</PageSettingsContext>
      </I18nextProvider>
    </RelayEnvironmentProvider>
  </StrictMode>
);
