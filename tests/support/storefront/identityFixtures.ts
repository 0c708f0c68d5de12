import type { IdentityClient } from '../../../src/identity/identityGate.ts';

/** A client that records its calls. */
export function recordingClient(parts: Partial<IdentityClient> = {}) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const client = {
    token: async () => 'T',
    redirect: record('redirect'),
    popup: record('popup'),
    signOut: record('signOut'),
  };
  return { calls: calls, client: { ...client, ...parts } as IdentityClient };
}
