import { afterEach, expect, it, vi } from 'vitest';
import { pendingChanges, storePendingChange } from './lineStore.ts';
import { sendWhenReady } from './sendWhenReady.ts';

afterEach(() => window.sessionStorage.clear());

const line = { variantId: 'carottes', name: 'Carottes', max: 9, place: 'cart' as const, seenPrice: 450 };
const stored = () => pendingChanges().map(({ variantId, waiting }) => [variantId, waiting]);

/** A page whose code loads when the test releases it. */
function openPage() {
  let isThere = false;
  const sent: number[] = [];
  const onWait = vi.fn();
  const bring = async () => {
    if (!isThere) throw new Error('The file does not come.');
    return 'code';
  };
  return {
    sent,
    onWait,
    press: (by: number) => sendWhenReady(line, by, { load: bring, onWait, send: (_, units) => sent.push(units) }),
    arrive() {
      isThere = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}

it('stores presses whose code does not load, says so, and has them sent together once it does', async () => {
  const { press, sent, onWait, arrive } = openPage();
  const presses = [press(1), press(2)];
  await expect.poll(stored).toEqual([['carottes', 3]]);
  expect(onWait).toHaveBeenCalledTimes(2);
  arrive();
  await Promise.all(presses);
  expect([sent, stored()]).toEqual([[0, 0], [['carottes', 3]]]);
});

it('keeps a press for the next page when this one is left before its code has loaded, and sends it once', async () => {
  const { press, sent, arrive } = openPage();
  const pressed = press(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([['carottes', 1]]);
  storePendingChange({ ...pendingChanges()[0]!, waiting: 0 });

  // The reader returns to the restored page, which tries again once the network is back.
  expect(stored()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  arrive();
  await pressed;
  expect(sent).toEqual([0]);
});
