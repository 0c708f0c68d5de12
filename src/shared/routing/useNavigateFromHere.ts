import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { usePathNow } from './routerState.ts';

/**
 * Goes to an address after an answer, unless the reader has left the page, or is leaving it: no late answer takes them away from where
 * they went.
 */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const pathNow = usePathNow();
  const { pathname } = useLocation();
  return async (to, options) => {
    if (pathNow() === pathname) await navigate(to, options);
  };
}
