import { useLocation } from 'react-router';
import { isSignInReturn } from '../../rules/addresses.ts';

/** True at the login's return address, on any path (F-027): the page there is not the one that was wanted. */
export const useSignInReturn = (): boolean => isSignInReturn(new URLSearchParams(useLocation().search));
