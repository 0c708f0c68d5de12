import { StrictMode, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { PageSettings } from '../../rules/pageContract.ts';
import { PageSettingsContext } from '../shared/browser/pageSettings.ts';
import { type Translator, TranslatorContext } from '../shared/i18n/translator.ts';

type Props = { environment: Environment; translator: Translator; settings: PageSettings; children: ReactNode };

/** The providers around every page: data, texts, settings. The same on both sides. */
export const App = ({ environment, translator, settings, children }: Props) => (
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <TranslatorContext value={translator}>
        <PageSettingsContext value={settings}>{children}</PageSettingsContext>
      </TranslatorContext>
    </RelayEnvironmentProvider>
  </StrictMode>
);
