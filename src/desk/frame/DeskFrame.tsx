import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Navigate, useParams } from 'react-router';
import { useDeskFrameQuery } from '#generated/hooks/useDeskFrameQuery.ts';
import DeskFrameQueryNode, { type DeskFrameQuery } from '#generated/relay/DeskFrameQuery.graphql.ts';
import type { DeskRole } from '#rules/deskRoles.ts';
import { Guard } from '../../identity/Guard.tsx';
import { hasSession } from '../../identity/identityGate.ts';
import { Waiting } from '../../identity/Waiting.tsx';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { addTexts } from '../../shared/i18n/translator.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { useCachedQuery } from '../../shared/relay/useCachedQuery.ts';
import type { DeskData } from '../DeskScreen.route.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskFrame.module.css';
import { clearDeskMemory, useDeskMemory } from './deskMemory.ts';
import { DeskNav } from './DeskNav.tsx';
import { DeskRoleContext, deskRoleOf } from './deskRole.ts';
import { isOpenTo, viewAt } from './deskViews.ts';
import { ManagersView, MissingView, UnreachedView, ViewBoundary } from './ViewBoundary.tsx';

/** Thrown by a screen while rendering if its page does not exist for the reader: shown like an unknown address (F-018). */
const notFoundError = (): Error =>
  Object.assign(new Error('Not found'), { status: 404, statusText: 'Not Found', internal: false, data: null });

graphql`
  query DeskFrameQuery {
    staff {
      role
      ...DeskNav_staff
    }
  }
`;

export { MissingView, UnreachedView };

type Props = Pick<DeskData, 'reference' | 'View'> & {
  nav: ReactNode;
  /** The session cannot be determined: only what this device stores can be shown. */
  isOffline: boolean;
  role: DeskRole;
};

/** Views that work with this device's list alone. */
const OFFLINE_VIEWS: ReadonlySet<string> = new Set(['receiving', 'packing', 'handover']);

function DeskShell({ nav, isOffline, role, reference, View }: Props) {
  const params = useParams();
  const view = viewAt(params);
  const address = useDeskAddress();
  const isOpen = view === null || isOpenTo(role, view);
  // The desk's own address is the week's, which is for managers.
  if (!isOpen && params['view'] === undefined) return <Navigate to={address('packing')} replace />;
  const needsMarket = isOffline && view !== null && !OFFLINE_VIEWS.has(view);
  const content = needsMarket ? <UnreachedView /> : <View reference={reference} />;
  return (
    <DeskRoleContext value={role}>
      <div className={styles.desk}>
        {nav}
        <div className={styles.view}>
          <ViewBoundary of={reference}>
            <Suspense fallback={<Waiting />}>{isOpen ? content : <ManagersView view={view} />}</Suspense>
          </ViewBoundary>
        </div>
      </div>
    </DeskRoleContext>
  );
}

/** The navigation of the staff member in the response. */
function navOf({ staff }: DeskFrameQuery['response']): ReactNode {
  if (staff) return <DeskNav staff={staff} />;
  // The desk does not reveal itself to visitors without the role (routes 3), nor store anything for them.
  clearDeskMemory();
  throw notFoundError();
}

function LoadingDesk({ desk, ...view }: DeskData) {
  const data = useDeskFrameQuery(desk);
  return <DeskShell {...view} isOffline={false} role={deskRoleOf(data.staff?.role)} nav={navOf(data)} />;
}

/**
 * Continues with the staff member stored by an earlier visit while this browser has a session mark, so that a hall
 * without network loses no work.
 */
function Desk({ desk, texts, ...view }: DeskData) {
  const { i18n } = useTranslation();
  useState(() => addTexts(i18n, texts));
  const { identity } = usePageSettings();
  const { isAuthenticated } = useAuthentication();
  const data = useCachedQuery<DeskFrameQuery>(DeskFrameQueryNode, desk);
  // Staff who worked in this page know the desk: their input is not removed without a message.
  const [hasWorked, setWorked] = useState(false);
  if (data?.staff && !hasWorked) setWorked(true);
  const { reader: staffName, role } = useDeskMemory();
  if (isAuthenticated && hasWorked && data && !data.staff) return <ClosedDesk />;
  // A guest's response does not tell who works here.
  if (isAuthenticated && data)
    return <DeskShell {...view} isOffline={false} role={deskRoleOf(data.staff?.role)} nav={navOf(data)} />;
  if (staffName !== null && hasSession(identity))
    return (
      <DeskShell
        {...view}
        isOffline={!isAuthenticated}
        role={deskRoleOf(role)}
        nav={<DeskNav staff={null} cachedName={staffName} role={deskRoleOf(role)} />}
      />
    );
  return isAuthenticated ? <LoadingDesk {...view} desk={desk} texts={texts} /> : <UnreachedView />;
}

/**
 * The desk: navigation, and the address's view, behind the guard. It continues with what this device stores while the
 * session cannot be determined (ADR 31).
 */
export function DeskFrame(data: DeskData) {
  const { t } = useTranslation();
  return (
    <Guard page="desk">
      <Suspense fallback={<Waiting title={t('sign_in.pages.desk')} />}>
        <Desk {...data} />
      </Suspense>
    </Guard>
  );
}
