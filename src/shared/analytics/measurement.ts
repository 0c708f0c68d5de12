import type { AnalyticsSettings } from '../browser/pageSettings.ts';
import { currentConsent } from './consent.ts';
import { deliverTo } from './track.ts';

/** Fetched with the first acceptance, never before; again if it did not come. */
const pixel = () => import('./pixel.ts');

/** Brings the pixel's code, so that an event need not wait for it while the page is left. */
export const preparePixel = (): void => void pixel().catch(() => undefined);

/**
 * Passes events on to the pixel for as long as the visitor's consent holds, which is looked at for each of them. Returns
 * whether the visitor is still to be asked.
 */
export function startMeasurement(settings: AnalyticsSettings): boolean {
  deliverTo((event) => {
    if (currentConsent() === 'accepted')
      pixel()
        .then(({ sendToPixel }) => sendToPixel(event, settings))
        .catch(() => undefined);
  });
  const consent = currentConsent();
  if (consent === 'accepted') preparePixel();
  return consent === null;
}
