import { expect } from 'vitest';
import type { ApiServer } from './apiServer.ts';
import { HUGE } from './badArguments.ts';
import { marketState } from './marketState.ts';

/** Codes that no reader is shown (spec 8). */
const HIDDEN = ['BAD_INPUT', 'UNAUTHENTICATED'];

/** Variables as a test's name has them. */
export const shownVariables = (value: unknown): string => JSON.stringify(value).replaceAll(HUGE, 'huge').slice(0, 110);

/**
 * That a call is refused with these codes and no others, each shown or hidden as spec 8 has it, and that no row of the
 * market has changed. `codes`: separated by a comma and a space.
 */
export async function expectRefused(
  api: ApiServer,
  call: { query: string; variables: Record<string, unknown>; headers: Record<string, string> },
  codes: string,
): Promise<void> {
  const before = await marketState(api.database);
  const { data, errors } = await api.call(call.query, call.variables, call.headers);
  const told = [...new Set(errors.map(({ extensions }) => String(extensions.code)))];
  expect([data ?? null, told]).toEqual([null, codes.split(', ')]);
  for (const { message, extensions } of errors)
    expect([message !== '', extensions.displayable]).toEqual([true, !HIDDEN.includes(String(extensions.code))]);
  expect(await marketState(api.database)).toEqual(before);
  // Calls are counted by the minute.
  api.time.real += 60_000;
}
