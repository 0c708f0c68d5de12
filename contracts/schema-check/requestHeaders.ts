import { UnusableError } from '../input/unusable.ts';

/** The variable for headers that must not appear in process lists: as for `--header`, one per line. */
export const HEADER_VARIABLE = 'SCHEMA_HEADER';

export const HEADER_HELP = `--header "NAME: TEXT"  is sent to an address, such as "Authorization: Bearer ..."; may be repeated. Headers in $${HEADER_VARIABLE},
                   one per line, are sent as well, and other users of the machine cannot read them`;

const HEADER = /^([!#$%&'*+.^`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/;
/** Connection headers, which a caller may not set. */
const OWN = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Headers by name. Their values are secrets: no message shows them. */
export type RequestHeaders = Readonly<Record<string, string>>;

function headerOf(text: string, from: string): [string, string] {
  const [, name = '', value = ''] = HEADER.exec(text) ?? [];
  if (name === '' || value === '')
    throw new UnusableError(
      `${from} is to be a header, "Name: text", such as "Authorization: Bearer ..."; it is not shown.`,
    );
  if (OWN.has(name.toLowerCase())) throw new UnusableError(`${from}: the header ${name} is not to be given.`);
  return [name.toLowerCase(), value];
}

/**
 * The headers sent to a URL: those of the environment, overridden by those of the arguments. Throws UnusableError with
 * a message that shows none of them.
 */
export function requestHeaders(
  headerArguments: readonly string[] | undefined,
  env: Readonly<Record<string, string | undefined>>,
): RequestHeaders {
  const lines = (env[HEADER_VARIABLE] ?? '').split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries([
    ...lines.map((line) => headerOf(line.trim(), `$${HEADER_VARIABLE}`)),
    ...(headerArguments ?? []).map((one) => headerOf(one, '--header')),
  ]);
}

/** Removes the secrets of headers from a message, in case a server echoes them. */
export function withoutSecrets(text: string, headers: RequestHeaders): string {
  const secrets = Object.values(headers).flatMap((value) => [value, ...value.split(/\s+/).slice(1)]);
  return secrets.filter(Boolean).reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}
