import { createContext, useContext } from 'react';
import type { DeskRole } from '#rules/deskRoles.ts';

/** The staff member's role: the server's, or the one stored on this device without network. */
export const DeskRoleContext = createContext<DeskRole>('manager');

/** An unknown role of a newer server counts as manager: the server refuses what it may not do. */
export const deskRoleOf = (role: string | null | undefined): DeskRole =>
  role === 'volunteer' ? 'volunteer' : 'manager';

/** Whether money, customers, prices and jobs are shown: the server refuses them to a volunteer. */
export const useIsManager = (): boolean => useContext(DeskRoleContext) === 'manager';
