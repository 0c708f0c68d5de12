import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { MarketError } from '../marketError.ts';
import type { Services } from '../services.ts';
import { answerStatus, receiveUpload, type UploadParts } from './uploadRoute.ts';

/** 8 MB: some 20,000 lines of products. */
const MAX_CATALOGUE_BYTES = 8_000_000;

const file = z.strictObject({ name: z.string().min(1).max(200), text: z.string() });
const imported = z.strictObject({
  files: z.array(file).min(1).max(100),
  dryRun: z.boolean(),
  locale: z.enum(['fr', 'en']),
  requestId: z.string().min(1).max(100),
});
const exported = z.strictObject({ export: z.enum(['csv', 'json']) });

/** Undefined: it is no JSON. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/**
 * POST /catalogue of a manager: `{files: [{name, text}], dryRun, locale, requestId}` imports catalogue files and answers its report, and
 * `{export: csv | json}` answers all files. 400: neither. 413: over 8 MB. 401, 403: not a manager.
 */
export async function answerCatalogue(
  parts: UploadParts & { services: Pick<Services, 'catalogueAdmin'>; now: () => Date },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return answerStatus(response, 405, { allow: 'POST' });
  const { catalogueAdmin } = parts.services;
  await receiveUpload(
    parts,
    {
      kind: 'catalogueFiles',
      maxBytes: MAX_CATALOGUE_BYTES,
      inMaintenance: true,
      async admit(visitor) {
        if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
        if (!visitor.customer.isManager) throw new MarketError('FORBIDDEN');
        return visitor;
      },
      async store(visitor, body) {
        const value = parsed(body);
        const wanted = exported.safeParse(value);
        if (wanted.success)
          return { status: 200, body: { files: await catalogueAdmin.catalogueFiles(wanted.data.export) } };
        const sent = imported.safeParse(value);
        if (!sent.success) return { status: 400 };
        const caller = { visitor, now: parts.now(), locale: sent.data.locale };
        return { status: 200, body: await catalogueAdmin.importCatalogue(caller, sent.data) };
      },
    },
    request,
    response,
  );
}
