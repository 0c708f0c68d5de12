import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Waiting } from '../identity/Waiting.tsx';
import type { DeskData } from './DeskScreen.route.ts';

/** Where staff works (E55). Its frame comes with the loader, so that what it is made of is nobody else's business. */
export function DeskScreen() {
  const { t } = useTranslation();
  const data = useLoaderData<DeskData | null>();
  // Null on the server, whose HTML is the same for all: what the guard shows while nothing is known.
  return data ? <data.Frame {...data} /> : <Waiting title={t('sign_in.pages.desk')} />;
}
