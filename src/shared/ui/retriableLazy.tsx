import {
  Component,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createListeners } from '../browser/createListeners.ts';
import { ChunkLoadError } from '../browser/importWhenFetched.ts';
import { retryLater } from '../browser/retryLater.ts';
import { LoadFailure } from './LoadFailure.tsx';

type FailedProps = { error: unknown; retry: () => void; failure: Placeholders['failure'] };

function Failed({ error, retry, failure = (reload) => <LoadFailure retry={reload} /> }: FailedProps) {
  const stale = error instanceof ChunkLoadError && error.stale;
  useEffect(() => (stale ? undefined : retryLater(retry)), [retry, stale]);
  return failure(stale ? () => window.location.reload() : retry);
}

type BoundaryProps = Omit<FailedProps, 'error'> & { children: ReactNode };

class LoadBoundary extends Component<BoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } });
  override render() {
    const { children, ...props } = this.props;
    return this.state.failed ? <Failed {...props} {...this.state.failed} /> : children;
  }
}

export type Placeholders = {
  /** While the code loads. */
  fallback?: ReactNode;
  /**
   * If it did not load, or failed to render; calls `retry` on the reader's press. By default a message with "Try
   * again".
   */
  failure?: ((retry: () => void) => ReactNode) | undefined;
};

/**
 * React.lazy with a boundary of its own: a part that does not load leaves the page around it intact, and is loaded
 * again when the network is back or on retry (F-184). React.lazy alone would cache the failure.
 */
export function retriableLazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & Placeholders> {
  const createAttempt = (number: number) => ({ number, Part: lazy(async () => ({ default: await load() })) });
  const { subscribe, notify } = createListeners();
  let current = createAttempt(1);
  return function RetriablePart({ fallback = null, failure, ...props }: P & Placeholders) {
    const attempt = useSyncExternalStore(
      subscribe,
      () => current,
      () => current,
    );
    const retry = useCallback(() => {
      // Several places of one part fail together and are retried together.
      if (current !== attempt) return;
      current = createAttempt(attempt.number + 1);
      notify();
    }, [attempt]);
    return (
      <LoadBoundary key={attempt.number} retry={retry} failure={failure}>
        <Suspense fallback={fallback}>
          <attempt.Part {...(props as unknown as P)} />
        </Suspense>
      </LoadBoundary>
    );
  };
}
