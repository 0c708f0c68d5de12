import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Waiting } from '../identity/Waiting.tsx';
import type { DeskData } from './DeskScreen.route.ts';

/** The desk (E55). Its frame comes with the loader, so that other pages do not load its parts. */
export function DeskScreen() {
  const { t } = useTranslation();
  const data = useLoaderData<DeskData | null>();
  // Null on the server, whose HTML is the same for all: what the guard shows while the session is unknown.
  return data ? <data.Frame {...data} /> : <Waiting title={t('sign_in.pages.desk')} />;
}
