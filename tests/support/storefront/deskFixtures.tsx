import { act, fireEvent, screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { loader } from '../../../src/desk/DeskScreen.route.ts';
import { DeskScreen } from '../../../src/desk/DeskScreen.tsx';
import { onTaskCountsChange } from '../../../src/desk/frame/taskCounts.ts';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { fixtures, type Fixture, type Fixtures, type FixtureValues } from './fixtures.ts';
import { renderWithRelay, type Answers, type Sent } from './testHarness.tsx';

/** A text as people read it: with ordinary spaces. */
export const plain = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s/g, ' ');

/** A customer with credit and deposits, and no movements. */
export const camille: Fixture<'StaffCustomer'> = {
  id: 'cus_1',
  firstName: 'Camille',
  lastName: 'Roy',
  email: 'camille@exemple.ca',
  lang: 'fr',
  createdAt: '2026-01-05T09:00:00-05:00',
  balance: -1250,
  depositsHeld: 700,
  hasReusableBox: true,
  orderCount: 3,
  closure: { openOrders: [], credit: 1250, deposits: 700, owed: 0, baskets: [], membership: null },
  balanceMovements: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
};

/** The desk of a manager who looks at Camille's account. */
export const camillesDesk: Fixture<'Staff'> = {
  name: 'Josée',
  role: 'manager',
  tasks: { toPack: 0, toReceive: 0, toHandOver: 0, missing: 0, failedJobs: 0 },
  customer: camille,
};

/** The calls of one operation. */
export const requestsNamed = (sent: readonly Sent[], name: string): Sent[] => sent.filter((one) => one.name === name);

/** How often the desk's frame is notified from now on that its counts may have changed: what a press did has to be seen there. */
export function taskCountChanges(): () => number {
  let changes = 0;
  onTestFinished(onTaskCountsChange(() => void (changes += 1)));
  return () => changes;
}

/** A refusal with its code, its text key (`localized`: the text), and params. */
export const refusal = (code: string, message: string, params: Record<string, unknown> = {}, localized = false) =>
  new ServerFailure([{ message, extensions: { code, displayable: true, localized, params } }]);

/** What interrupts somebody's work without a text from the server, and how each is reported. */
export const LOST = (
  [
    ['UNAUTHENTICATED', /^Le marché ne vous reconnaît plus, et rien n.a été fait/],
    ['FORBIDDEN', /^Vous n.avez plus accès au comptoir, et rien n.a été fait/],
  ] as const
).map(([code, text]) => ({
  code,
  words: text,
  failure: new ServerFailure([{ message: code, extensions: { code, displayable: false } }]),
}));

/** The key of a first try that arrived with other input. */
export const REUSED = {
  words: /^Un premier envoi était déjà arrivé/,
  failure: refusal('REQUEST_REUSED', 'desk.request_reused'),
};

/** Opens the desk at an address, in its frame. */
export const openDesk = (path: string, mockResolvers: Answers) =>
  renderWithRelay(
    <>
      <DeskScreen />
      <LiveRegion />
    </>,
    { path, page: 'desk', loader, mockResolvers },
  );

type Edited<T> = {
  path: string;
  /** The market's initial data. */
  stored: T;
  /** Its answer to queries, given its data. */
  respond: (kept: T, sent: Sent) => Fixtures | Error;
  /** Its answer to a change; an Error refuses it. */
  answer?: ((sent: Sent) => Error | FixtureValues) | undefined;
};

/**
 * Opens the desk on an editable object: `keep` simulates a colleague's change, `sent` lists the variables of each
 * change.
 */
export async function openEdited<T extends object>({
  path,
  stored: kept,
  respond: asked,
  answer = () => ({}),
}: Edited<T>) {
  let now = kept;
  const { sent, environment, router } = await openDesk(path, (request) => {
    const result = /Mutation/.test(request.name) ? answer(request) : {};
    if (result instanceof Error) return result;
    const response = asked(now, request);
    return response instanceof Error ? response : fixtures({ ...result, ...response });
  });
  return {
    all: sent,
    environment,
    router,
    keep: (more: Partial<T>) => void (now = { ...now, ...more }),
    sent: () => sent.filter(({ name }) => /Mutation/.test(name)).map(({ variables }) => variables),
  };
}

/** Types into a field, found by its label or given. */
export const write = (field: string | RegExp | HTMLElement, value: string): boolean =>
  fireEvent.change(field instanceof HTMLElement ? field : screen.getByLabelText(field), { target: { value } });

/** Presses a button, and waits for the effects. */
export const press = (name: string | RegExp, where: HTMLElement = document.body): Promise<void> =>
  act(async () => void fireEvent.click(within(where).getByRole('button', { name })));
