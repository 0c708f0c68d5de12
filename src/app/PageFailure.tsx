import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** What stands in a page's place inside the layout when it does not exist or did not load. */
export function PageFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <p role="alert">{String(error)}</p>;
}
