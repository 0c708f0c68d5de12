import { describe, expect, it } from 'vitest';
import { code, importsOf, isTest, loadedBy, textOf } from './support/sourceFiles.ts';

const serverCode = code.filter((file) => file.startsWith('server/') && !isTest(file));
const partOf = (file: string) => file.split('/')[1] ?? '';

describe('the floors of server/ (architecture 2)', () => {
  /** From the lowest to the highest: a folder imports from floors below its own. */
  const FLOORS = [
    ['bound.ts', 'garbage.ts', 'ids.ts', 'log.ts', 'marketError.ts', 'repeated.ts', 'steps.ts'],
    ['caller.ts', 'configVariables.ts', 'database', 'text'],
    [
      'assets',
      'backup',
      'config.ts',
      'gateways',
      'graphql',
      'journal',
      'limits',
      'operationUse',
      'outbox',
      'snapshot',
      'stock',
    ],
    ['balance', 'cards', 'jobs', 'pictures', 'search', 'serviceChecks'],
    ['catalogue', 'orders'],
    ['fulfilment', 'siteInformation'],
    ['runningMarket.ts'],
    ['favourites', 'cart', 'catalogueFiles', 'mail', 'membership', 'seo'],
    ['accounting'],
    ['checkout', 'identity', 'restock'],
    ['baskets', 'refunds'],
    ['account', 'catalogueAdmin'],
    ['desk', 'orderMoves'],
    ['slips'],
    ['proposals'],
    ['services.ts'],
    ['api', 'demo', 'marketJobs.ts'],
    ['http'],
    ['embedded', 'metrics'],
    ['providerStates', 'startup'],
    ['operator'],
    ['setup'],
    ['market.ts', 'marketServer.ts'],
    ['openMarket.ts'],
    ['main.ts'],
  ];
  /** Resolvers that name their context, which holds the services of every domain. */
  const UP = [
    'server/baskets/basketResolvers.ts imports server/api/context.ts',
    'server/desk/deskOrderResolvers.ts imports server/api/context.ts',
    'server/desk/moneyResolvers.ts imports server/api/context.ts',
    'server/orders/orderResolvers.ts imports server/api/context.ts',
  ];
  const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.includes(partOf(file)));
  it('have a place for everything', () => {
    expect(serverCode.filter((file) => floorOf(file) === -1)).toEqual([]);
  });
  it('are imported from above alone', () => {
    const up = serverCode.flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith('server/') && partOf(to) !== partOf(file))
        .filter((to) => floorOf(to) >= floorOf(file))
        .map((to) => `${file} imports ${to}`),
    );
    expect(up.sort()).toEqual(UP);
  });
});

describe('factories of server/', () => {
  /** The number may only fall: a factory holds state or a gateway, everything else is a function of its arguments. */
  const MOST_WITH_ONE_CALLER = 50;
  const texts = serverCode.map(textOf);
  const factories = texts.flatMap((text) =>
    [...text.matchAll(/^export (?:async )?(?:function|const) (create\w+)/gm)].map(([, name = '']) => name),
  );
  const callsOf = (name: string) =>
    texts.flatMap((text) => [...text.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))]).length;
  it('have more than one caller, but for those that hold state or a gateway', () => {
    const single = factories.filter((name) => callsOf(name) < 2).sort();
    expect(single.length, single.join('\n')).toBeLessThanOrEqual(MOST_WITH_ONE_CALLER);
  });
});

describe('operations of a domain that services.ts binds', () => {
  const bound = [...textOf('server/services.ts').matchAll(/bound\([^)]*?(\w+)\)/g)].map(([, module = '']) => module);
  const fileOf = (module: string) =>
    importsOf('server/services.ts').find((file) =>
      textOf('server/services.ts').includes(`as ${module} from './${file.slice('server/'.length)}'`),
    );
  it('are all called by the product: knip does not see who calls what is bound', () => {
    expect(bound.length).toBeGreaterThan(20);
    const unused = bound.flatMap((module) => {
      const file = fileOf(module) ?? '';
      const names = [...textOf(file).matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name);
      return names
        .filter(
          (name) => !serverCode.some((other) => other !== file && new RegExp(`\\b${name}\\b`).test(textOf(other))),
        )
        .filter((name) => [...textOf(file).matchAll(new RegExp(`\\b${name}\\(`, 'g'))].length < 2)
        .map((name) => `${file}: ${name}`);
    });
    // Tests read by these what others store.
    expect(unused).toEqual([
      'server/journal/journalService.ts: listByOrder',
      'server/orders/orderService.ts: ownOrder',
    ]);
  });
});

describe('mails', () => {
  it('show totals that are stored, or that the API serves by the same rule', () => {
    const calculating = serverCode.filter(
      (file) => file.startsWith('server/mail/') && /\bcartTotals\b/.test(textOf(file)),
    );
    expect(calculating).toEqual([]);
  });
});

describe('libraries that a start does without (ADR 191)', () => {
  it('are imported by no file that the server loads at its start', () => {
    const seen = new Set(['server/openMarket.ts']);
    const packages = new Map<string, string>();
    for (const file of seen)
      for (const name of loadedBy(file))
        if (name.endsWith('.ts')) seen.add(name);
        else packages.set(name, file);
    expect(seen.size).toBeGreaterThan(300);
    expect(packages.has('kysely')).toBe(true);
    for (const library of ['stripe', 'nodemailer', 'oidc-provider', 'sharp'])
      expect(`${library}: ${packages.get(library)}`).toBe(`${library}: undefined`);
  });
});
