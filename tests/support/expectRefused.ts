import { expect } from 'vitest';
import type { ApiServer } from './apiServer.ts';
import { HUGE } from './badArguments.ts';
import { marketState } from './marketState.ts';

/** Codes that are never shown to readers (spec 8). */
const HIDDEN = ['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'];

/** Variables, shortened for a test's name. */
export const shownVariables = (value: unknown): string => JSON.stringify(value).replaceAll(HUGE, 'huge').slice(0, 110);

type Refused = { query: string; variables: Record<string, unknown>; headers: Record<string, string> };

/**
 * Expects that a call is refused with exactly these codes, each shown or hidden as spec 8 says. `codes`: separated by a
 * comma and a space.
 */
export async function expectRefusal(api: ApiServer, call: Refused, codes: string): Promise<void> {
  const { data, errors } = await api.call(call.query, call.variables, call.headers);
  const actualCodes = [...new Set(errors.map(({ extensions }) => String(extensions.code)))];
  expect([data ?? null, actualCodes], shownVariables(call.variables)).toEqual([null, codes.split(', ')]);
  for (const { message, extensions } of errors)
    expect([message !== '', extensions.displayable]).toEqual([true, !HIDDEN.includes(String(extensions.code))]);
  // Calls are counted per minute.
  api.time.real += 60_000;
}

/** Expects that a call is refused with exactly these codes, and that no row of the market has changed. */
export async function expectRefused(api: ApiServer, call: Refused, codes: string): Promise<void> {
  const before = await marketState(api.database);
  await expectRefusal(api, call, codes);
  expect(await marketState(api.database)).toEqual(before);
}
