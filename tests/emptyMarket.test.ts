import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherMarketFiles } from './support/otherMarketFiles.ts';
import { pageAddresses, startOtherMarket } from './support/otherMarketServer.ts';

let market: Awaited<ReturnType<typeof startOtherMarket>>;
beforeAll(async () => {
  market = await startOtherMarket({ 'site.json': otherMarketFiles['site.json']! });
});
afterAll(() => market?.close());

/** A page as it is read: without code and Relay's answers. */
async function pageAt(address: string) {
  const response = await fetch(market.origin + address, { redirect: 'manual' });
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ');
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&nbsp;|\s+/g, ' ');
  return { status: response.status, html, text };
}

it('says on every page of a market without goods that no orders are taken, and counts down to no closing', async () => {
  const found: string[] = [];
  let shown = 0;
  // Both languages share their code: one of them is walked.
  const addresses = pageAddresses().filter((address) => !/^\/en(?:\/|$)/.test(address));
  const pages = await Promise.all(addresses.map(async (address) => ({ address, ...(await pageAt(address)) })));
  for (const { address, status, html, text } of pages) {
    if (status >= 500) found.push(`${address} ${status}`);
    for (const [words] of text.matchAll(/Commandez avant|Plus que \d/g)) found.push(`${address} ${words}`);
    if (!html.includes('<aside')) continue;
    shown += 1;
    if (!/on ne prend pas encore de commandes/.test(text)) found.push(`${address}: no bar`);
  }
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(15);
});

it('says at home what is to come, by its name in either language', async () => {
  expect((await pageAt('/')).html).toMatch(/<h1[^>]*>Marché des Trois-Lacs\u00A0: ouverture prochaine\.<\/h1>/);
  expect((await pageAt('/en')).html).toMatch(/<h1[^>]*>Three Lakes Market is opening soon\.<\/h1>/);
});
