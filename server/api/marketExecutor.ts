import type { GraphQLSchema } from 'graphql';
import operations from '#generated/operations.json' with { type: 'json' };
import type { UrlPolicy } from '#rules/siteLink.ts';
import { readErrorTexts } from '../graphql/errorTexts.ts';
import { enforcePermissions, readPermissions } from '../graphql/permissions.ts';
import { schemaDocument } from '../graphql/schemaText.ts';
import { trustedHashes } from '../graphql/trustedDocuments.ts';
import type { Log } from '../log.ts';
import { createExecutor } from './executor.ts';
import type { Executor } from './executor.ts';
import { recordReads } from './recordedReads.ts';
import { createMarketSchema } from './schema.ts';

/** The market's schema with its permissions enforced, and its executor. */
export function createMarketExecutor(options: { mode: UrlPolicy; log: Log }): {
  schema: GraphQLSchema;
  executor: Executor;
} {
  const schema = createMarketSchema(options.mode);
  const permissions = readPermissions(schema);
  enforcePermissions(schema, permissions, (request, { customer }) =>
    options.log.info({ ...request, customer: customer?.id }, 'The staff called'),
  );
  recordReads(schema, permissions);
  const errors = { texts: readErrorTexts(schemaDocument), log: options.log };
  const executor = createExecutor({ schema, permissions, errors, trusted: trustedHashes(operations) });
  return { schema, executor };
}
