import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { identityClient } from '../../tests/support/identityClient.ts';
import type { IdentityClient } from '../../tests/support/identityClient.ts';
import { AUDIENCE, linkIn, NAMESPACE, openIdentityServer } from '../../tests/support/identityServer.ts';
import type { IdentityServer } from '../../tests/support/identityServer.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createBearerVerifier } from '../identity/bearer.ts';

const USER = '{ user { id email pendingEmail lang completeProfile firstName } }';

describe.each(testDatabaseKinds())('an account behind the embedded provider on %s', (kind) => {
  let identity: IdentityServer;
  let api: ApiServer;
  beforeAll(async () => {
    identity = await openIdentityServer(kind);
    const bearer = createBearerVerifier({
      issuer: `${identity.url}/`,
      audience: AUDIENCE,
      organization: null,
      claims: NAMESPACE,
      jwksUrl: `${identity.url}/.well-known/jwks.json`,
    });
    api = await openApi(kind, {
      provider: { database: identity.database, gateway: identity.provider().gateway, bearer },
    });
  });
  afterAll(async () => {
    await api.close();
    await identity.close();
  });
  const browser = () => identityClient(identity.url, identity.marketUrl);
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const codes = (response: Awaited<ReturnType<ApiServer['call']>>) =>
    response.errors.map(({ extensions }) => extensions.code);

  async function follow(client: IdentityClient, link: string): Promise<void> {
    const page = await client.send(link);
    const form = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await client.post(form, {})).status).toBe(200);
  }

  it('completes its profile, which the next token states (F-171)', async () => {
    const client = browser();
    const tokens = await client.signIn('nouvelle@exemple.ca');
    const { data } = await api.call(USER, {}, as(tokens.access_token));
    expect(data?.user).toMatchObject({ email: 'nouvelle@exemple.ca', lang: 'fr', completeProfile: true });
    const wizard = 'mutation { updateUser(input: { firstName: "Noé", source: wizard }) { completeProfile firstName } }';
    expect((await api.call(wizard, {}, as(tokens.access_token))).data?.updateUser).toEqual({
      completeProfile: false,
      firstName: 'Noé',
    });
    const { body } = await client.refresh(tokens.refresh_token ?? '');
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(claims)).not.toContain(`${NAMESPACE}complete-profile`);
  });

  it('changes its address by the link in the mail, and the next token contains it (F-164)', async () => {
    const client = browser();
    const tokens = await client.signIn('cliente@exemple.ca');
    const change =
      'mutation { updateEmail(email: "Cliente.Roy@exemple.ca", confirmation: "Cliente.Roy@exemple.ca") { email pendingEmail } }';
    expect((await api.call(change, {}, as(tokens.access_token))).data?.updateEmail).toEqual({
      email: 'cliente@exemple.ca',
      pendingEmail: 'cliente.roy@exemple.ca',
    });
    await follow(client, linkIn(await identity.mailTo('cliente.roy@exemple.ca')));
    const { body } = await client.refresh(tokens.refresh_token ?? '');
    expect((await api.call(USER, {}, as(body.access_token))).data?.user).toMatchObject({
      email: 'cliente.roy@exemple.ca',
      pendingEmail: null,
    });
  });

  it('is refused on the other platform (F-043)', async () => {
    const { access_token: token } = await browser().signIn('ferme@exemple.ca');
    expect(codes(await api.call(USER, {}, as(token)))).toEqual(['WRONG_PLATFORM']);
  });

  it('is deleted at the provider too, and its tokens are refused (E49)', async () => {
    const client = browser();
    const tokens = await client.signIn('membre@exemple.ca');
    const remove = 'mutation { deleteAccount(confirmation: "membre@exemple.ca") { deletedCustomerId } }';
    const { user } = (await api.call(USER, {}, as(tokens.access_token))).data as { user: { id: string } };
    expect((await api.call(remove, {}, as(tokens.access_token))).data?.deleteAccount).toEqual({
      deletedCustomerId: user.id,
    });
    expect(codes(await api.call(USER, {}, as(tokens.access_token)))).toEqual(['UNAUTHENTICATED']);
    expect((await client.refresh(tokens.refresh_token ?? '')).status).toBe(403);
    await expect(browser().signIn('membre@exemple.ca')).rejects.toThrow('No code');
  });
});
