import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useParams } from 'react-router';
import { useDeskFrameQuery } from '../../__generated__/hooks/useDeskFrameQuery.ts';
import DeskFrameQueryNode, { type DeskFrameQuery } from '../../__generated__/relay/DeskFrameQuery.graphql.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import { Guard } from '../identity/Guard.tsx';
import { hasSession } from '../identity/identityGate.ts';
import { useProviderUnreachable } from '../identity/useProviderUnreachable.ts';
import { Waiting } from '../identity/Waiting.tsx';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskFrame.module.css';
import { readDeskMemory, subscribeToDeskMemory, clearDeskMemory, emptyDeskMemory } from './deskMemory.ts';
import { DeskNav } from './DeskNav.tsx';
import { DeskRoleContext, knownRole } from './deskRole.ts';
import type { DeskData } from './DeskScreen.route.ts';
import { deskViewOf, isOpenTo } from './deskViews.ts';
import { ManagersView } from './ManagersView.tsx';
import { UnreachedView } from './UnreachedView.tsx';
import { ViewBoundary } from './ViewBoundary.tsx';

/** Thrown by a screen while rendering if its page does not exist for the reader: shown like an unknown address (F-018). */
const missingPage = (): Error =>
  Object.assign(new Error('Not found'), { status: 404, statusText: 'Not Found', internal: false, data: null });

graphql`
  query DeskFrameQuery {
    staff {
      role
      ...DeskNav_staff
    }
  }
`;

export { UnreachedView };

type Props = Pick<DeskData, 'reference' | 'View'> & {
  ways: ReactNode;
  /** The session cannot be determined: only what this device stores can be shown. */
  alone: boolean;
  role: DeskRole;
};

/** Views that work with this device's list alone. */
const OPENS_ALONE: ReadonlySet<string> = new Set(['packing', 'handover']);

function WaysAndView({ ways, alone, role, reference, View }: Props) {
  const { view: word } = useParams();
  const view = deskViewOf(word);
  const address = useDeskAddress();
  const isOpen = isOpenTo(role, view);
  // The desk's own address is the week's, which is for managers.
  if (!isOpen && word === undefined) return <Navigate to={address('packing')} replace />;
  const drawn = alone && !OPENS_ALONE.has(view) ? <UnreachedView /> : <View reference={reference} />;
  return (
    <DeskRoleContext value={role}>
      <div className={styles.desk} data-one-press>
        {ways}
        <div className={styles.view}>
          <ViewBoundary of={reference}>
            <Suspense fallback={<Waiting />}>{isOpen ? drawn : <ManagersView view={view} />}</Suspense>
          </ViewBoundary>
        </div>
      </div>
    </DeskRoleContext>
  );
}

/** The navigation for the staff member in the server's answer. */
function waysOf({ staff }: DeskFrameQuery['response']): ReactNode {
  if (staff) return <DeskNav staff={staff} />;
  // The desk does not reveal itself to visitors without the role (routes 3), nor store anything for them.
  clearDeskMemory();
  throw missingPage();
}

function Asking({ desk, ...data }: DeskData) {
  const answer = useDeskFrameQuery(desk);
  return <WaysAndView {...data} alone={false} role={knownRole(answer.staff?.role)} ways={waysOf(answer)} />;
}

/**
 * The staff member stays known, also from an earlier visit while this browser has a session mark: a hall without
 * network loses no work.
 */
function Desk(data: DeskData) {
  const translator = useTranslation();
  useState(() => translator.add(data.texts));
  const { identity } = usePageSettings();
  const { isAuthenticated } = useAuthentication();
  const answer = useCachedQuery<DeskFrameQuery>(DeskFrameQueryNode, data.desk);
  // Staff who worked in this page know the desk: their input is not removed without a message.
  const [worked, setWorked] = useState(false);
  if (answer?.staff && !worked) setWorked(true);
  const { reader, role } = useSyncExternalStore(subscribeToDeskMemory, readDeskMemory, emptyDeskMemory);
  if (isAuthenticated && worked && answer && !answer.staff) return <ClosedDesk />;
  // What a guest is answered says nothing of who works here.
  if (isAuthenticated && answer)
    return <WaysAndView {...data} alone={false} role={knownRole(answer.staff?.role)} ways={waysOf(answer)} />;
  if (reader !== null && hasSession(identity))
    return (
      <WaysAndView
        {...data}
        alone={!isAuthenticated}
        role={knownRole(role)}
        ways={<DeskNav staff={null} reader={reader} role={knownRole(role)} />}
      />
    );
  return isAuthenticated ? <Asking {...data} /> : <UnreachedView />;
}

/**
 * The desk: navigation, and the address's view, behind the guard. It continues with what this device stores while the
 * session cannot be determined (ADR 31).
 */
export function DeskFrame(data: DeskData) {
  const { t } = useTranslation();
  return (
    <Guard page="desk" isOpen={useProviderUnreachable()}>
      <Suspense fallback={<Waiting title={t('sign_in.pages.desk')} />}>
        <Desk {...data} />
      </Suspense>
    </Guard>
  );
}
