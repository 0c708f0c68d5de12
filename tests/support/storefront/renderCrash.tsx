import { configure, getConfig } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

let crash = Promise.withResolvers<never>();
// Whoever waits hears of it; nobody need be waiting.
crash.promise.catch(() => {});

/** In place of a screen that could not be rendered: what a test waits for ends with the error, and not at its limit. */
export function RenderCrash() {
  const error = useRouteError();
  // A page that does not exist is an answer.
  if (!isRouteErrorResponse(error)) crash.reject(error);
  return null;
}

/** Errors of the fixtures since the last test. */
export const crashes: unknown[] = [];
/** Ends the test's waits with an error of its fixtures, which the page would show as the server's. */
export function reportCrash(error: unknown): void {
  crashes.push(error);
  crash.reject(error);
}

/** Ends each wait of a test (`findBy…`, `waitFor`) when a screen crashes. */
export function endWaitsAtCrash(): void {
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (wait) => Promise.race([asyncWrapper(wait), crash.promise]) });
}

/** Before the next test, which has its own screens. */
export function forgetCrash(): void {
  crash = Promise.withResolvers<never>();
  crash.promise.catch(() => {});
}
