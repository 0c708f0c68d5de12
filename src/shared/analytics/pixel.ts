import { CURRENCY } from '#rules/constants.ts';
import { decimalOf } from '#rules/money.ts';
import type { AnalyticsSettings } from '#rules/pageContract.ts';
import type { AnalyticsEvent, AnalyticsItem } from './track.ts';

/** The most lines that one address lists: more would make it longer than servers accept. */
const MAX_ITEMS = 50;

const contents = (items: readonly AnalyticsItem[]) =>
  JSON.stringify(items.slice(0, MAX_ITEMS).map(({ variantId, quantity }) => ({ id: variantId, quantity })));

/** The pixel's standard event and its parameters (ADR 10). */
function pixelEvent(event: AnalyticsEvent): { name: string; data: Record<string, string> } {
  if (event.name === 'search') return { name: 'Search', data: { search_string: event.term } };
  const items = event.name === 'add_to_cart' ? [event.item] : event.items;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    name: event.name === 'add_to_cart' ? 'AddToCart' : 'InitiateCheckout',
    data: {
      content_type: 'product',
      contents: contents(items),
      num_items: String(units),
      value: decimalOf(event.value),
      currency: CURRENCY,
    },
  };
}

/** The address whose request reports one event. */
export function pixelAddress(event: AnalyticsEvent, { id, url }: AnalyticsSettings): string {
  const { name, data } = pixelEvent(event);
  const address = new URL(url);
  address.searchParams.set('id', id);
  address.searchParams.set('ev', name);
  for (const [key, value] of Object.entries(data)) address.searchParams.set(`cd[${key}]`, value);
  return address.href;
}

/**
 * Sends one event as the pixel's image would, but kept alive when the page is left for the payment. The receiver learns
 * the market's origin, never the page. Failures are ignored.
 */
export function sendToPixel(event: AnalyticsEvent, settings: AnalyticsSettings): void {
  fetch(pixelAddress(event, settings), {
    mode: 'no-cors',
    credentials: 'include',
    keepalive: true,
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
  }).catch(() => undefined);
}
