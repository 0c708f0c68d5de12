import { afterAll, beforeAll } from 'vitest';
import { DEFAULT_TIME_ZONE } from '#rules/constants.ts';
import { setMarketZone } from '#rules/zone.ts';

/** The process is that of a market in this zone while the tests of this block run. */
export function inZone(zone: string): void {
  beforeAll(() => setMarketZone(zone));
  afterAll(leaveZone);
}

/** The next test of this worker has a market without a zone of its own. */
export const leaveZone = (): void => setMarketZone(DEFAULT_TIME_ZONE);
