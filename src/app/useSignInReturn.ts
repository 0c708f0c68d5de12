import { useLocation } from 'react-router';
import { isSignInReturn } from '../../rules/addresses.ts';

/** True at the address that the login led back to, on any path (F-027): the page there is not the one that was wanted. */
export const useSignInReturn = (): boolean => isSignInReturn(new URLSearchParams(useLocation().search));
