import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import DeskFrameQueryNode, { type DeskFrameQuery } from '../../__generated__/relay/DeskFrameQuery.graphql.ts';
import { useDeskFrameQuery } from '../../__generated__/hooks/useDeskFrameQuery.ts';
import { deskViewOf } from '../../rules/deskViews.ts';
import { Guard } from '../identity/Guard.tsx';
import { hasSession } from '../identity/identityGate.ts';
import { useUnreached } from '../identity/useUnreached.ts';
import { Waiting } from '../identity/Waiting.tsx';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { addTexts, useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { missingPage } from '../shared/routing/missingPage.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import { deskKept, followDesk, forgetDesk, nothingKept } from './deskMemory.ts';
import { DeskNav } from './DeskNav.tsx';
import type { DeskData } from './DeskScreen.route.ts';
import styles from './DeskFrame.module.css';
import { UnreachedView } from './UnreachedView.tsx';
import { ViewBoundary } from './ViewBoundary.tsx';

graphql`
  query DeskFrameQuery {
    staff {
      ...DeskNav_staff
    }
  }
`;

export { UnreachedView };

type Props = Pick<DeskData, 'reference' | 'View'> & {
  ways: ReactNode;
  /** Nobody can say who is there: only what this device keeps can be shown. */
  alone: boolean;
};

/** What this device's list is enough for. */
const OPENS_ALONE: ReadonlySet<string> = new Set(['packing', 'handover']);

function WaysAndView({ ways, alone, reference, View }: Props) {
  const view = deskViewOf(useParams()['view']);
  return (
    <div className={styles.desk} data-one-press>
      {ways}
      <div className={styles.view}>
        <ViewBoundary of={reference}>
          <Suspense fallback={<Waiting />}>
            {alone && !OPENS_ALONE.has(view) ? <UnreachedView /> : <View reference={reference} />}
          </Suspense>
        </ViewBoundary>
      </div>
    </div>
  );
}

/** The ways of who the server says works here. */
function waysOf({ staff }: DeskFrameQuery['response']): ReactNode {
  if (staff) return <DeskNav staff={staff} />;
  // The desk does not show that it exists to who has no business there (routes 3), nor keep anything for them.
  forgetDesk();
  throw missingPage();
}

function Asking({ desk, ...data }: DeskData) {
  return <WaysAndView {...data} alone={false} ways={waysOf(useDeskFrameQuery(desk))} />;
}

/**
 * What is known of who works here stays known, also from an earlier visit while this browser says that somebody is signed in: a
 * hall without network loses no work.
 */
function Desk(data: DeskData) {
  const { i18n } = useTranslation();
  const locale = useLocale();
  useState(() => addTexts(i18n, locale, data.texts));
  const { identity } = usePageSettings();
  const { isAuthenticated } = useAuthentication();
  const answer = useKnownQuery<DeskFrameQuery>(DeskFrameQueryNode, data.desk);
  // Who worked here in this page knows the desk: what they were writing is not taken away without a word.
  const [worked, setWorked] = useState(false);
  if (answer?.staff && !worked) setWorked(true);
  const { reader } = useSyncExternalStore(followDesk, deskKept, nothingKept);
  if (isAuthenticated && worked && answer && !answer.staff) return <ClosedDesk />;
  // What a guest is answered says nothing of who works here.
  if (isAuthenticated && answer) return <WaysAndView {...data} alone={false} ways={waysOf(answer)} />;
  if (reader !== null && hasSession(identity))
    return <WaysAndView {...data} alone={!isAuthenticated} ways={<DeskNav staff={null} reader={reader} />} />;
  return isAuthenticated ? <Asking {...data} /> : <UnreachedView />;
}

/** The desk: a way to each view, and the one that the address names, behind the guard. It goes on with what this device keeps while nobody can say who is there (ADR 31). */
export function DeskFrame(data: DeskData) {
  const { t } = useTranslation();
  return (
    <Guard page="desk" open={useUnreached()}>
      <Suspense fallback={<Waiting title={t('sign_in.pages.desk')} />}>
        <Desk {...data} />
      </Suspense>
    </Guard>
  );
}
