import type { AnalyticsSettings } from '#rules/pageContract.ts';
import { currentConsent } from './consent.ts';
import { setEventReceiver } from './track.ts';

type Pixel = typeof import('./pixel.ts');

let pixel: Pixel | null = null;
/** Loaded with the first acceptance, never before; again if it failed. */
const fetchPixel = async (): Promise<Pixel> => (pixel = await import('./pixel.ts'));

/** Loads the pixel's code, so that a later event is sent immediately, even when the page is about to be left. */
export const preloadPixel = (): void => void fetchPixel().catch(() => undefined);

/**
 * Passes events to the pixel while the visitor consents, which is checked for each of them. Returns whether the visitor
 * is still to be asked.
 */
export function startMeasurement(settings: AnalyticsSettings): boolean {
  setEventReceiver((event) => {
    if (currentConsent() !== 'accepted') return;
    if (pixel) return pixel.sendToPixel(event, settings);
    fetchPixel()
      .then(({ sendToPixel }) => sendToPixel(event, settings))
      .catch(() => undefined);
  });
  const consent = currentConsent();
  if (consent === 'accepted') preloadPixel();
  return consent === null;
}
