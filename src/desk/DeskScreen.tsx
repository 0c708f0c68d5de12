import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import DeskScreenQueryNode, { type DeskScreenQuery } from '../../__generated__/relay/DeskScreenQuery.graphql.ts';
import { useDeskScreenQuery } from '../../__generated__/hooks/useDeskScreenQuery.ts';
import { Waiting } from '../identity/Waiting.tsx';
import { addTexts, useLocale } from '../shared/i18n/translator.ts';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { missingPage } from '../shared/routing/missingPage.ts';
import { DeskNav } from './DeskNav.tsx';
import type { DeskData } from './DeskScreen.route.ts';
import styles from './DeskScreen.module.css';

graphql`
  query DeskScreenQuery {
    staff {
      ...DeskNav_staff
    }
  }
`;

type FrameProps = Omit<DeskData, 'desk' | 'twin'> & { data: DeskScreenQuery['response'] };

function Frame({ data: { staff }, reference, texts, View }: FrameProps) {
  const { i18n } = useTranslation();
  const locale = useLocale();
  useState(() => addTexts(i18n, locale, texts));
  // The desk does not show that it exists to who has no business there (routes 3).
  if (!staff) throw missingPage();
  return (
    <div className={styles.desk}>
      <DeskNav staff={staff} />
      <div className={styles.view}>
        <Suspense fallback={<Waiting />}>
          <View reference={reference} />
        </Suspense>
      </div>
    </div>
  );
}

function Asking(data: DeskData) {
  return <Frame {...data} data={useDeskScreenQuery(data.desk)} />;
}

/** What is known of who works here stays known: a hall without network loses no work by a wrong press. */
function Desk(data: DeskData) {
  const known = useKnownQuery<DeskScreenQuery>(DeskScreenQueryNode, data.desk);
  return known ? <Frame {...data} data={known} /> : <Asking {...data} />;
}

/** Where staff works (E55): a way to each view, and the one that the address names. Behind the guard. */
export function DeskScreen() {
  const { t } = useTranslation();
  const data = useLoaderData<DeskData>();
  return (
    <Suspense fallback={<Waiting title={t('sign_in.pages.desk')} />}>
      <Desk {...data} />
    </Suspense>
  );
}
