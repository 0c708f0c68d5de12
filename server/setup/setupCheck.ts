import type { VariableName, Variables } from '../configVariables.ts';

/** The valid settings, each as the market reads it. */
export type Settings = Partial<Variables>;

/** The world that settings are tried in; tests have stand-ins of each service. */
export type Services = {
  /** As fetch. */
  request: (url: string, init?: RequestInit) => Promise<Response>;
  /** The addresses of a host name. Throws Node's error for one that has none. */
  lookup: (host: string) => Promise<string[]>;
};

/** What is wrong, as a sentence that says what to do, and which settings to correct; none: it has to be done elsewhere. */
export type Problem = { text: string; settings: readonly VariableName[] };
/** notes: what the operator should know although it works. */
export type CheckResult = { problems: readonly Problem[]; notes: readonly string[] };

export const passed = (...notes: string[]): CheckResult => ({ problems: [], notes });
export const failed = (text: string, ...settings: VariableName[]): CheckResult => ({
  problems: [{ text, settings }],
  notes: [],
});

/** Tries settings at their service, which are all there and valid. */
export type Check = (settings: Settings, services: Services) => Promise<CheckResult>;

/** Node's code of an error, or of what caused it, such as ECONNREFUSED. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : codeOf(error.cause);
}

/** A response whose body is JSON, or null in its place. */
export async function jsonAt(
  { request }: Services,
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
