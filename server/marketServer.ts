import { setTimeout as sleep } from 'node:timers/promises';
import { startAssetKeeper } from './assets/assetKeeper.ts';
import { databaseLocation, databaseText, type Config } from './config.ts';
import { adoptZone } from './database/calendarReading.ts';
import { openDatabase } from './database/database.ts';
import type { Database } from './database/database.ts';
import { lockDataFolder } from './database/dataFolder.ts';
import { readClockAhead } from './database/demoClock.ts';
import { migrate } from './database/migrate.ts';
import { openAs } from './database/openedAs.ts';
import { seedDemoMarket } from './demo/seeding.ts';
import { createClock } from './gateways/clock.ts';
import { hasRoom } from './gateways/diskSpace.ts';
import type { IdentityGateway } from './gateways/identity.ts';
import { createPictureFiles, DEMO_PICTURES, pictureFolders } from './gateways/pictureFiles.ts';
import { createApi } from './http/api.ts';
import { ownOrigins } from './http/callHeaders.ts';
import { answerCatalogue } from './http/catalogueRoute.ts';
import { answerMailLink } from './http/mailLinkPage.ts';
import { pageCartOf } from './http/pageCart.ts';
import { createPages } from './http/pages.ts';
import { answerWebhook, redirectPayer } from './http/paymentRoutes.ts';
import { answerPicture } from './http/pictureRoute.ts';
import { answerPlaceForm } from './http/placeForm.ts';
import { answerProblemPhoto } from './http/problemPhotoRoute.ts';
import { takeLoad } from './http/rateLimit.ts';
import { readinessOf } from './http/readiness.ts';
import { createSite } from './http/site.ts';
import { answerSlip } from './http/slipPage.ts';
import { createAssetHandler, createPictureHandler } from './http/staticFiles.ts';
import type { Storefront } from './http/storefront.ts';
import { trialGateOf, trialBanner } from './http/trialGate.ts';
import { readVisitPlace } from './http/visitPlace.ts';
import { createWebServer } from './http/webServer.ts';
import { createWorkerFiles } from './http/workerFiles.ts';
import { createBearerVerifier } from './identity/bearer.ts';
import { createSessions } from './identity/session.ts';
import { startSweep } from './jobs/jobSweep.ts';
import { startScheduledJobs } from './jobs/scheduledJobs.ts';
import { createMemoryBuckets } from './limits/memoryBuckets.ts';
import type { Log } from './log.ts';
import { createMailLinks } from './mail/mailLinks.ts';
import { createMailService } from './mail/mailService.ts';
import { calendarOf } from './mail/orderCalendar.ts';
import { JOB_NAMES, JOBS, marketJobs } from './marketJobs.ts';
import { startMetricsServer } from './metrics/metricsServer.ts';
import { startOperationUseKeeper } from './operationUse/operationUseKeeper.ts';
import { operatorCommands } from './operator/operatorCommands.ts';
import { listenForOperator } from './operator/operatorSocket.ts';
import { createProviderStates } from './providerStates/providerStates.ts';
import { createStatedAccounts } from './providerStates/statedAccounts.ts';
import type { StatedAccounts } from './providerStates/statedAccounts.ts';
import { createStatedPayment } from './providerStates/statedPayment.ts';
import { createSeoFiles } from './seo/seoFiles.ts';
import { openCheckup } from './serviceChecks/checkup.ts';
import { createServices } from './services.ts';
import { shownMarket } from './siteInformation/siteInformationService.ts';
import { openIdentity, staffAccounts } from './startup/identityWiring.ts';
import { openMail } from './startup/mailWiring.ts';
import { openDemoMember } from './startup/memberWiring.ts';
import { namedMarket } from './startup/namedMarket.ts';
import { billingAddresses, embeddedKeys, paymentGateway, startEmbeddedPayment } from './startup/paymentWiring.ts';

export type MarketServer = {
  /** The market's name in French when it was started. */
  name: string;
  /** The market's own origin, and the payment provider's when it is the embedded one. */
  url: string;
  paymentUrl: string | null;
  /** The embedded identity provider's origin and the mailbox's, without Auth0. */
  identityUrl: string | null;
  mailboxUrl: string | null;
  /**
   * Says at /readyz that it leaves, answers for DRAIN_SECONDS more, lets requests in flight finish (at most 10 s), then closes
   * everything, the database last.
   */
  close(): Promise<void>;
};

const CLOSE_WITHIN_MS = 10_000;
/** What a trial answers to everybody: whoever watches it, its payment provider, and what browsers fetch without cookies. */
const OPEN_PATHS = /^\/(?:livez|readyz|healthz|webhooks\/paiement|manifest\.webmanifest)$/;
/** What pages without goods of their own show: recurring baskets, producers to be, an empty cart, nothing found, a pause, previews of links. */
const SHOP_PICTURES = new Set([
  'baguette',
  'caisse-large',
  'caisse-mobile',
  'courge-musquee',
  'miche-levain',
  'panier-caisse',
  'partage',
]);

/** Closes what was opened, newest first; a failure does not keep the others open. */
function closer(log: Log) {
  const steps: { name: string; close: () => Promise<void> }[] = [];
  return {
    add: (name: string, close: () => Promise<void>) => void steps.push({ name, close }),
    async closeAll() {
      for (const { name, close } of steps.splice(0).reverse())
        await close().catch((error: unknown) => log.error({ err: error }, `${name} did not close`));
    },
  };
}

/** The accounts for provider states; null where there are no states, or Auth0 signs people in. */
function statedAccounts(
  { mode, auth0, identity }: Config,
  gateway: IdentityGateway,
  { kysely: db }: Database,
): StatedAccounts | null {
  if (mode !== 'demo' || auth0) return null;
  const { url, audience, claims: namespace, organization } = identity;
  return createStatedAccounts(gateway, { db, issuer: `${url}/`, audience, claims: { namespace, organization } });
}

/**
 * Starts the market: database, migrations, demo data, payment provider, pages and API, jobs. When a part fails, those
 * started before are closed again, and its error is thrown.
 */
export async function startMarketServer(config: Config, storefront: Storefront, log: Log): Promise<MarketServer> {
  const open = closer(log);
  try {
    return await startParts(config, storefront, log, open);
  } catch (error) {
    await open.closeAll();
    throw error;
  }
}

async function startParts(
  config: Config,
  storefront: Storefront,
  log: Log,
  open: ReturnType<typeof closer>,
): Promise<MarketServer> {
  const live = config.mode === 'live';
  const demo = config.mode === 'demo';
  const isSecure = live || (!demo && config.publicUrl.startsWith('https:'));
  if (config.databaseUrl) {
    // The embedded database locks it itself. Another process would take the operator's socket away.
    const folder = lockDataFolder(config.dataDir);
    open.add('The data folder', async () => folder.release());
  }
  const database = await openDatabase(databaseLocation(config), log);
  open.add('The database', () => database.close());
  await migrate(database);
  await adoptZone(database.kysely);
  if (config.mode !== 'demo') await openAs(database.kysely, config.mode);
  const clock = createClock(config.marketNow, Date.now, live ? null : await readClockAhead(database.kysely));
  const isFirst = demo && (await seedDemoMarket(database, clock.now()));

  const named = await namedMarket(database, config.mode);
  const { marketName } = named;
  const gate = trialGateOf(config);
  const mail = await openMail(config, { ...named, gate, clock, log });
  open.add('Mail', () => mail.close());
  const identity = await openIdentity(config, { ...named, database, mail, gate, log });
  open.add('The identity provider', () => identity.close());
  const accounts = statedAccounts(config, identity.gateway, database);

  const keys = embeddedKeys();
  if (isFirst)
    await openDemoMember(config, {
      database,
      identity: identity.gateway,
      mail: mail.gateway,
      keys,
      clock,
      marketName,
      log,
    });
  const statedPayment = demo ? createStatedPayment(paymentGateway(config, keys)) : null;
  const payment = statedPayment?.gateway ?? paymentGateway(config, keys);
  const folders = pictureFolders(config);
  const services = createServices({
    database,
    payment,
    identity: accounts?.gateway ?? identity.gateway,
    clock,
    log,
    publicUrl: config.publicUrl,
    pictureFiles: createPictureFiles(config.cdnUrl ? [] : folders),
    checkup: openCheckup({ config, now: clock.now, log }),
  });
  const bearer = createBearerVerifier({ ...config.identity, issuer: `${config.identity.url}/` });
  const sessions = createSessions(await services.identity.sessionKey(), isSecure);
  const figures = { database, log, refunds: services.refunds.listOutstanding, catalogue: services.catalogue.shown };
  // Loaded where somebody reads them.
  const metrics = config.metrics && (await import('./metrics/marketMetrics.ts')).marketMetrics(figures);
  const counted = metrics && { onErrors: metrics.countErrors };
  const { execute, api, visitorOf, callerOf } = createApi({
    services,
    bearer,
    sessions,
    config,
    clock,
    log,
    ...counted,
  });
  const origin = config.publicUrl;
  const imageBase = config.cdnUrl ?? '/images';
  const pageBuckets = createMemoryBuckets();
  const mailLinks = createMailLinks(database, clock);
  const readiness = readinessOf(services.catalogue, log);
  let leaving = false;

  const site = createSite({
    origin,
    live,
    api,
    log,
    visitor: visitorOf,
    development: storefront.development,
    asset: storefront.assetFolder
      ? createAssetHandler(storefront.assetFolder, services.assets.read)
      : async () => false,
    worker: createWorkerFiles(storefront.build ?? null),
    picture: createPictureHandler(folders, services.pictures.file, {
      folder: DEMO_PICTURES,
      subjects: SHOP_PICTURES,
    }),
    page: createPages({
      storefront,
      execute,
      log,
      version: async () => {
        await services.catalogue.current();
        return services.catalogue.version();
      },
      parts: services.catalogue.parts,
      maintenance: () => services.siteInformation.maintenance(),
      cartOf: (request) => pageCartOf({ ...config, ...services, sessions, visitorOf }, request),
      placeOf: ({ headers }, locale) => readVisitPlace(services.fulfilment, headers.cookie, clock.now(), locale),
      banner: config.mode === 'trial' ? (locale) => trialBanner(locale, mail.mailboxUrl) : null,
      mayRender: (request) => takeLoad(pageBuckets, 'page', visitorOf(request)),
      settings: async (locale) => ({
        market: shownMarket(await services.siteInformation.settings(), locale),
        graphqlEndpoint: config.graphqlEndpoint,
        imageBase,
        analytics: config.analytics,
        billing: billingAddresses(config),
        origin,
        clockOffset: Math.round((clock.now().getTime() - Date.now()) / 1000) * 1000,
        identity: {
          url: config.identity.url,
          clientId: config.identity.clientId,
          audience: config.identity.audience,
          organization: config.identity.organization,
          claims: config.identity.claims,
        },
      }),
      security: {
        live,
        imageOrigin: config.cdnUrl ? new URL(config.cdnUrl).origin : null,
        apiOrigin: new URL(config.graphqlEndpoint, origin).origin,
        identityOrigin: new URL(config.identity.url).origin,
        analyticsOrigin: config.analytics && new URL(config.analytics.url).origin,
        development: storefront.development !== undefined,
      },
    }),
    webhook: (request, response) => answerWebhook({ services, payment, log }, request, response),
    providerStates:
      statedPayment &&
      createProviderStates({ services, database, clock, publicUrl: origin, sessions, accounts, statedPayment, log }),
    payRedirect: (id, visitor, response, returned) => redirectPayer({ services }, id, visitor, response, returned),
    mailLink: (token, request, response) => answerMailLink(mailLinks, token, request, response),
    slip: (token, part, request, response) => {
      const { address } = visitorOf(request);
      return answerSlip({ services, address, realNow: Date.now }, { token, part }, request, response);
    },
    placeForm: (locale, request, response) =>
      answerPlaceForm(
        { fulfilment: services.fulfilment, now: () => clock.now(), origin, isSecure },
        locale,
        request,
        response,
      ),
    problemPhoto: (name, request, response) =>
      answerProblemPhoto(
        { services, callerOf, origins: ownOrigins(origin), now: () => clock.now(), realNow: Date.now },
        name,
        request,
        response,
      ),
    pictureUpload: (request, response) =>
      answerPicture({ services, callerOf, origins: ownOrigins(origin), realNow: Date.now }, request, response),
    catalogueFiles: (request, response) =>
      answerCatalogue(
        { services, callerOf, origins: ownOrigins(origin), realNow: Date.now, now: () => clock.now() },
        request,
        response,
      ),
    calendar: (file) => calendarOf({ ...services, database, publicUrl: origin }, file),
    seoFiles: createSeoFiles({ ...services, origin, imageBase }),
    legacySeller: async (id) => (await services.catalogue.current()).sellerByLegacyId.get(id)?.handle ?? null,
    readiness: () => (leaving ? 'leaving' : readiness()),
    async health() {
      try {
        await database.ping();
        if (!(await hasRoom(config.dataDir))) return { status: 'down', database: database.kind };
        const { counts } = await services.catalogue.current();
        return { status: 'ok', database: database.kind, ...counts };
      } catch {
        return { status: 'down', database: database.kind };
      }
    },
  });
  const server = createWebServer(
    { isPublic: config.isPublic, gate, openPaths: OPEN_PATHS },
    metrics ? metrics.measured(site) : site,
  );
  let provider: Awaited<ReturnType<typeof startEmbeddedPayment>> | null = null;
  // Closed after the web server, whose running checkouts still need it.
  open.add('The payment provider', async () => provider?.close());
  if (storefront.assetFolder) {
    // Before it listens: a page's next request may reach a process of the version before.
    const keeper = await startAssetKeeper({
      assets: services.assets,
      folder: storefront.assetFolder,
      log,
      isShared: database.kind === 'postgres',
    });
    open.add('The files of this release', () => keeper.stop());
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve));
  open.add('The web server', async () => {
    await sleep(config.drainMs);
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(cut);
  });

  if (metrics && config.metrics) {
    const shown = await startMetricsServer(metrics, { ...config.metrics, log });
    open.add('The figures', () => shown.close());
  }

  let paymentUrl: string | null = null;
  if (!config.stripe) {
    provider = await startEmbeddedPayment(config, keys, {
      port: config.paymentPort,
      host: config.host,
      isPublic: config.isPublic,
      gate,
      publicUrl: config.paymentUrl,
      billingTime: () => clock.now().getTime(),
      ...named,
      log,
    });
    paymentUrl = config.paymentUrl;
  }
  const mails = createMailService({
    database,
    mail: mail.gateway,
    fulfilment: services.fulfilment,
    clock,
    log,
    publicUrl: origin,
    siteInformation: services.siteInformation,
  });
  const jobs = services.work.keep(marketJobs({ ...services, mails }));
  const operator = await listenForOperator(
    config.dataDir,
    operatorCommands({
      services,
      database,
      clock,
      jobs,
      hasOwnClock: !live,
      staff: staffAccounts(config, database),
      dataDir: config.dataDir,
      place: databaseText(config),
      log,
    }),
  );
  open.add('The operator’s socket', () => operator.close());
  for (const job of JOB_NAMES) {
    const description = JOBS[job];
    if ('cron' in description) continue;
    const sweep = startSweep({ job, jobs, log, everyMs: description.everyMs });
    open.add(`The job ${job}`, () => sweep.stop());
  }
  const scheduled = startScheduledJobs({ database, jobs, log });
  open.add('The scheduled jobs', () => scheduled.stop());
  open.add('The jobs that staff asked for', () => services.work.stop());
  const counting = startOperationUseKeeper({ operationUse: services.operationUse, log });
  open.add('The counts of operations', () => counting.stop());
  const close = () => {
    leaving = true;
    return open.closeAll();
  };
  const { identityUrl } = identity;
  const { mailboxUrl } = mail;
  return { name: marketName, url: origin, paymentUrl, identityUrl, mailboxUrl, close };
}
