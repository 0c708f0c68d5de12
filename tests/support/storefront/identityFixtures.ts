import type { IdentityClient } from '../../../src/identity/identityGate.ts';

/** A client that records its calls. */
export function clientAsked(parts: Partial<IdentityClient> = {}) {
  const asked: unknown[][] = [];
  const keep =
    (name: string) =>
    async (...args: unknown[]) =>
      void asked.push([name, ...args]);
  const whole = { token: async () => 'T', redirect: keep('redirect'), popup: keep('popup'), signOut: keep('signOut') };
  return { asked, client: { ...whole, ...parts } as IdentityClient };
}
