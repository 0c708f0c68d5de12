import { createSchema } from 'graphql-yoga';
import { catalogueResolvers } from '../../server/catalogue/catalogueResolvers.ts';
import { createCatalogueService } from '../../server/catalogue/catalogueService.ts';
import type { Database } from '../../server/database/database.ts';
import { fulfilmentResolvers } from '../../server/fulfilment/fulfilmentResolvers.ts';
import { createFulfilmentService } from '../../server/fulfilment/fulfilmentService.ts';
import { createClock } from '../../server/gateways/clock.ts';
import type { Context, Locale } from '../../server/graphql/context.ts';
import { createErrorReporter } from '../../server/graphql/errors.ts';
import { readErrorTexts } from '../../server/graphql/errorTexts.ts';
import { createExecutor } from '../../server/graphql/executor.ts';
import { readPermissions } from '../../server/graphql/permissions.ts';
import { createScalars } from '../../server/graphql/scalars.ts';
import { schemaDocument } from '../../server/graphql/schemaText.ts';
import { createTrustedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { createLog } from '../../server/log.ts';
import type { Services } from '../../server/services.ts';
import { createSiteInformationService } from '../../server/siteInformation/siteInformationService.ts';
import { siteInformationResolvers } from '../../server/siteInformation/siteInformationResolvers.ts';

export type Asked = { locale?: Locale; now?: string | Date; variables?: Record<string, unknown> };

/** The PUBLIC side of the API over a database: documents run as the server runs them, at an instant of the test's choice. */
export function publicApi(database: Database) {
  const log = createLog('silent');
  const clock = createClock();
  let elapsed = 0;
  const catalogue = createCatalogueService({ database, clock, log, elapsed: () => elapsed });
  const services = {
    catalogue,
    fulfilment: createFulfilmentService({ database, catalogue }),
    siteInformation: createSiteInformationService({ database, catalogue }),
  } as Services;
  const { Query: products, ...catalogueTypes } = catalogueResolvers;
  const { Query: places, ...placeTypes } = fulfilmentResolvers;
  const { Query: site, ...siteTypes } = siteInformationResolvers;
  const schema = createSchema<Context>({
    typeDefs: schemaDocument,
    resolvers: {
      ...createScalars('demo'),
      ...catalogueTypes,
      ...placeTypes,
      ...siteTypes,
      Query: { ...products, ...places, ...site },
    },
  });
  const executor = createExecutor({
    schema,
    permissions: readPermissions(schema),
    errors: createErrorReporter(readErrorTexts(schemaDocument), log),
    trusted: createTrustedDocuments({}),
  });
  const visitor = {
    sessionToken: '',
    sessionId: '',
    isNew: true,
    address: '127.0.0.1',
    origin: 'http://localhost:4000',
  };
  return {
    services,
    /** Lets the time pass that makes the next call ask for changes. */
    later: () => void (elapsed += 1000),
    async ask(query: string, { locale = 'fr', now = '2026-11-24T12:00:00-05:00', variables = {} }: Asked = {}) {
      const context: Context = { locale, visitor, services, now: new Date(now) };
      const { result } = await executor.run({ query, variables, context });
      return { data: result.data ?? null, codes: (result.errors ?? []).map(({ extensions }) => extensions?.code) };
    },
  };
}
