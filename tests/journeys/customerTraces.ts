import type { Page } from '@playwright/test';
import { waitForHydration } from './settled.ts';

/** A signed token. */
export const TOKEN = /eyJ[\w-]+\.eyJ/;

/** All records of the page's Relay store, as text. Throws if the store is not found. */
export const recordsOf = async (page: Page) => {
  await waitForHydration(page);
  return page.evaluate(() => {
    type Fiber = { memoizedProps?: { environment?: unknown } | null; child: Fiber | null; sibling: Fiber | null };
    type Root = { stateNode: { current: Fiber } };
    type Environment = { getStore(): { getSource(): { toJSON(): object } } };
    // React's own mark on its root container.
    const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1] as Root;
    const queue = [root.stateNode.current];
    for (let fiber = queue.pop(); fiber; fiber = queue.pop()) {
      const { environment } = fiber.memoizedProps ?? {};
      if (environment) return JSON.stringify((environment as Environment).getStore().getSource().toJSON());
      for (const next of [fiber.child, fiber.sibling]) if (next) queue.push(next);
    }
    throw new Error('The page has no Relay store.');
  });
};
/** The market's data in the browser, of this tab and persistent, as text. */
export const storedDataOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
