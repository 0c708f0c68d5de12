import { lookup } from 'node:dns/promises';
import type { VariableName, Variables } from '../configVariables.ts';
import type { SetupText } from '../text/setupTexts.ts';

/** The valid settings, each as the market reads it. */
export type Settings = Partial<Variables>;

/** The world that settings are tried in; tests have stand-ins of each service. */
export type ServiceWorld = {
  /** As fetch. */
  request: (url: string, init?: RequestInit) => Promise<Response>;
  /** The addresses of a host name. Throws Node's error for one that has none. */
  lookup: (host: string) => Promise<string[]>;
};

const REQUEST_WITHIN_MS = 10_000;

/** The services as this machine reaches them. */
export const realWorld: ServiceWorld = {
  request: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_WITHIN_MS) }),
  lookup: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

/** What is wrong and what to do about it, and which settings to correct; none: it has to be done elsewhere. */
export type Problem = { text: SetupText; settings: readonly VariableName[] };
/** notes: what the operator should know although it works. */
export type CheckResult = { problems: readonly Problem[]; notes: readonly SetupText[] };

export const passed = (...notes: SetupText[]): CheckResult => ({ problems: [], notes });
export const failed = (text: SetupText, ...settings: VariableName[]): CheckResult => ({
  problems: [{ text, settings }],
  notes: [],
});

/** Tries settings at their service, which are all there and valid. */
export type Check = (settings: Settings, world: ServiceWorld) => Promise<CheckResult>;

/** Node's code of an error, or of what caused it, such as ECONNREFUSED. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : codeOf(error.cause);
}

/** The same where it is named in a sentence. */
export const codeText = (error: unknown): string | SetupText => codeOf(error) || { key: 'setup.no_connection' };

/** A response whose body is JSON, or null in its place. */
export async function jsonAt(
  { request }: ServiceWorld,
  url: string,
  init?: RequestInit,
): Promise<{ status: number; body: unknown }> {
  const response = await request(url, init);
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: null };
  }
}
