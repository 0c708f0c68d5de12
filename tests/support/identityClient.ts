import { createHash, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { AUDIENCE, CLIENT_ID } from './identityServer.ts';

export type Tokens = {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  scope: string;
  expires_in: number;
};
type Page = { status: number; url: string; text: string; headers: Headers };
type Callback = { code?: string; error?: string; error_description?: string; state?: string; iss?: string };

/** A token's payload. */
export const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const DEFAULTS = { scope: 'openid profile email offline_access', audience: AUDIENCE, response_type: 'code' };

/** A browser's cookies and the requests that the login SDK makes, without a browser. */
export function identityClient(origin: string, marketUrl: string, { address = '203.0.113.7' } = {}) {
  const cookies = new Map<string, { value: string; path: string }>();

  /** Sends one request without following redirects. */
  async function send(url: string, init: RequestInit = {}): Promise<Page> {
    const target = new URL(url, origin);
    const sent = [...cookies].filter(([, { path }]) =>
      `${target.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`),
    );
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '),
        'x-forwarded-for': address,
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = /path=([^;]+)/i.exec(rest.join('; '))?.[1] ?? '/';
      if (value === '') cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { value, path });
    }
    return { status: response.status, url: target.href, text: await response.text(), headers: response.headers };
  }

  /** Follows redirects until a page, or until they lead to the market. */
  async function follow(url: string, init: RequestInit = {}): Promise<Page> {
    let page = await send(url, init);
    while ([302, 303].includes(page.status)) {
      const next = new URL(page.headers.get('location') ?? '', page.url);
      if (next.origin !== origin) return { ...page, url: next.href };
      page = await send(next.href, { headers: init.headers ?? {} });
    }
    return page;
  }

  const verifier = randomBytes(32).toString('base64url');
  /** `undefined` omits a parameter. */
  function authorizeUrl(changes: Record<string, string | undefined> = {}): string {
    const all = {
      ...DEFAULTS,
      client_id: CLIENT_ID,
      redirect_uri: marketUrl,
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const parameters = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${origin}/authorize?${new URLSearchParams(parameters)}`;
  }

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> =>
    follow(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const callbackOf = (page: Page): Callback => Object.fromEntries(new URL(page.url).searchParams);

  async function token(
    fields: Record<string, string>,
  ): Promise<{ status: number; body: Tokens & Record<string, string> }> {
    const body = new URLSearchParams({ client_id: CLIENT_ID, ...fields });
    const response = await send('/oauth/token', { method: 'POST', body, headers: { origin: marketUrl } });
    return { status: response.status, body: JSON.parse(response.text) };
  }
  const exchange = (code: string) =>
    token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: marketUrl });

  return {
    cookies,
    send,
    follow,
    post,
    authorizeUrl,
    callbackOf,
    exchange,
    refresh: (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** The sign-in page, with the address to post its form to. */
    async open(changes: Record<string, string | undefined> = {}): Promise<Page & { form: string }> {
      const page = await follow(authorizeUrl(changes));
      const form = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      return { ...page, form: form.replaceAll('&amp;', '&') };
    },
    /** A whole sign-in; throws what came instead of a code. */
    async signIn(
      email: string,
      password = DEMO_PASSWORD,
      changes: Record<string, string | undefined> = {},
    ): Promise<Tokens> {
      const page = await this.open(changes);
      const callback = callbackOf(await post(page.form, { email, password }));
      if (!callback.code) throw new Error(`No code: ${JSON.stringify(callback)}`);
      const { status, body } = await exchange(callback.code);
      if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(body)}`);
      return body;
    },
    /** The hidden frame's check: the content of its message. */
    async silently(changes: Record<string, string | undefined> = {}): Promise<Callback> {
      const page = await follow(authorizeUrl({ prompt: 'none', response_mode: 'web_message', ...changes }));
      const data = /var data = (\{.*\});/.exec(page.text)?.[1];
      if (!data) throw new Error(`No message: ${page.status} ${page.text.slice(0, 200)}`);
      return (JSON.parse(data) as { response: Callback }).response;
    },
  };
}
export type IdentityClient = ReturnType<typeof identityClient>;

/** Browsers with an address each, so that rate limits of one test do not affect the next. */
export function browsersOf({ url, marketUrl }: { url: string; marketUrl: string }) {
  let households = 0;
  return (address = `203.0.113.${(households += 1)}`) => identityClient(url, marketUrl, { address });
}
