import { createContext, useContext } from 'react';
import type { DeskRole } from '../../rules/deskRoles.ts';

/** The role of who works here, as the server says it, or as this device has stored it without network. */
export const DeskRoleContext = createContext<DeskRole>('manager');

/** What a newer server calls otherwise may do what it allows: it refuses the rest itself. */
export const deskRoleOf = (role: string | null | undefined): DeskRole =>
  role === 'volunteer' ? 'volunteer' : 'manager';

/** Whether money, customers, prices and jobs are shown: the server refuses them to a volunteer. */
export const useIsManager = (): boolean => useContext(DeskRoleContext) === 'manager';
