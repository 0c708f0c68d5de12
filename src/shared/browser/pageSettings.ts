import { createContext, useContext } from 'react';
import type { PageSettings } from '#rules/pageContract.ts';

export const PageSettingsContext = createContext<PageSettings | null>(null);

/** The settings of this page. Throws outside the app. */
export function usePageSettings(): PageSettings {
  const settings = useContext(PageSettingsContext);
  if (!settings) throw new Error('usePageSettings is used outside the app.');
  return settings;
}
