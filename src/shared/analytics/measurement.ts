import type { AnalyticsSettings } from '../../../rules/pageContract.ts';
import { currentConsent } from './consent.ts';
import { deliverTo } from './track.ts';

type Pixel = typeof import('./pixel.ts');

let pixel: Pixel | null = null;
/** Fetched with the first acceptance, never before; again if it did not come. */
const fetchPixel = async (): Promise<Pixel> => (pixel = await import('./pixel.ts'));

/** Brings the pixel's code: an event that comes later is sent at once, also when the page is about to be left. */
export const preparePixel = (): void => void fetchPixel().catch(() => undefined);

/**
 * Passes events on to the pixel for as long as the visitor's consent holds, which is looked at for each of them. Returns
 * whether the visitor is still to be asked.
 */
export function startMeasurement(settings: AnalyticsSettings): boolean {
  deliverTo((event) => {
    if (currentConsent() !== 'accepted') return;
    if (pixel) return pixel.sendToPixel(event, settings);
    fetchPixel()
      .then(({ sendToPixel }) => sendToPixel(event, settings))
      .catch(() => undefined);
  });
  const consent = currentConsent();
  if (consent === 'accepted') preparePixel();
  return consent === null;
}
