import { useCallback, useEffect, useRef, useState } from 'react';
import { isOffline } from '../../shared/browser/online.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { AGAIN_AFTER_MS } from './useLineTicks.ts';

type Queued = { readonly requestId: string; readonly state: 'waiting' | 'done' | 'refused' };

/** Where the items are stored on this device, the newest first. `save`: false if they are lost when the page is closed. */
export type QueueStorage<Item> = { read: () => readonly Item[]; save: (items: readonly Item[]) => boolean };

type Change<Item> = (before: readonly Item[]) => readonly Item[];

/**
 * Items that are stored on this device and sent one by one, the oldest first, as soon as the network allows: at once, when it is back,
 * and from time to time. `storage`: a constant. `sendOne`: sends an item under its request key and returns what that changes here; null: it
 * did not get through.
 */
export function useSendQueue<Item extends Queued>(
  storage: QueueStorage<Item>,
  sendOne: (item: Item) => Promise<Change<Item> | null>,
) {
  const { isAuthenticated } = useAuthentication();
  const [isDisconnected, setDisconnected] = useState(false);
  const [isPersisted, setPersisted] = useState(true);
  const latest = useRef({ sendOne, isAuthenticated });
  const sending = useRef<Promise<unknown>>(null);
  const running = useRef<Promise<void> | null>(null);
  useEffect(() => {
    latest.current = { sendOne, isAuthenticated };
  });

  const update = useCallback((change: Change<Item>) => setPersisted(storage.save(change(storage.read()))), [storage]);

  /** Sends what waits; resolves once all of it is sent, or one did not get through. */
  const send = useCallback((): Promise<void> => {
    const run = async () => {
      // So that it is the run under way before it ends.
      await Promise.resolve();
      let isReached = latest.current.isAuthenticated && !isOffline();
      const next = () => storage.read().findLast(({ state }) => state === 'waiting');
      for (let one = next(); one && isReached; one = next()) {
        const call = latest.current.sendOne(one).then((change) => {
          if (change) update(change);
          return change !== null;
        });
        sending.current = call.catch(() => false);
        isReached = await call.catch(() => false);
        sending.current = null;
      }
      running.current = null;
      setDisconnected(!isReached && next() !== undefined);
    };
    return (running.current ??= run());
  }, [storage, update]);

  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    window.addEventListener('online', sendNow);
    const timer = setInterval(() => {
      if (!document.hidden) sendNow();
    }, AGAIN_AFTER_MS);
    return () => {
      window.removeEventListener('online', sendNow);
      clearInterval(timer);
    };
  }, [send, isAuthenticated]);

  /** Resolves once the call that is under way has ended. */
  const settled = useCallback(async () => void (await sending.current), []);
  return { isDisconnected: isDisconnected || !isAuthenticated, isPersisted, update, send, settled };
}
