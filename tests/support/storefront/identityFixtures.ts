import type { IdentityClient } from '../../../src/identity/identityGate.ts';

/** A client that records its calls. */
export function clientAsked(parts: Partial<IdentityClient> = {}) {
  const asked: unknown[][] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]) =>
      void asked.push([name, ...args]);
  const client = {
    token: async () => 'T',
    redirect: record('redirect'),
    popup: record('popup'),
    signOut: record('signOut'),
  };
  return { asked, client: { ...client, ...parts } as IdentityClient };
}
