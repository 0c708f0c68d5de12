import { use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router';

/** Goes to an address after an answer, unless the reader has left the page, or is leaving it: no late answer takes them away from where they went. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const { pathname } = useLocation();
  return async (to, options) => {
    const { location, navigation } = router?.state ?? {};
    const now = (navigation?.location ?? location)?.pathname ?? pathname;
    if (now === pathname) await navigate(to, options);
  };
}
