import { act, fireEvent, screen, within } from '@testing-library/react';
import { loader } from '../../../src/desk/DeskScreen.route.ts';
import { DeskScreen } from '../../../src/desk/DeskScreen.tsx';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { LiveRegion } from '../../../src/shared/ui/LiveRegion.tsx';
import { fixtures, type Fixtures, type FixtureValues } from './fixtures.ts';
import { renderWithRelay, type Answers, type Sent } from './testHarness.tsx';

/** A text as people read it: with ordinary spaces. */
export const plain = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s/g, ' ');

/** The calls of one operation. */
export const requestsNamed = (sent: readonly Sent[], name: string): Sent[] => sent.filter((one) => one.name === name);

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
  const { sent } = await openDesk(path, (request) => {
    const result = /Mutation/.test(request.name) ? answer(request) : {};
    if (result instanceof Error) return result;
    const response = asked(now, request);
    return response instanceof Error ? response : fixtures({ ...result, ...response });
  });
  return {
    all: sent,
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
