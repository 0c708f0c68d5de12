import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Log } from '../log.ts';

/**
 * What GET /readyz answers. A load balancer sends requests to a process that is `ok`; one that has not read the catalogue yet, or
 * not prepared its search, would let them wait for it, and one that leaves is about to end.
 */
export type Readiness = 'starting' | 'ok' | 'leaving';

/**
 * Whether the catalogue is read and can be searched, which each call begins until it is. A process that was ready stays so: without its
 * database, and while a later catalogue is prepared.
 */
export function readinessOf(catalogue: Pick<CatalogueService, 'shown' | 'current' | 'isSearchable'>, log: Log) {
  let wasReady = false;
  return (): Exclude<Readiness, 'leaving'> => {
    wasReady ||= catalogue.shown() !== null && catalogue.isSearchable();
    if (wasReady) return 'ok';
    if (!catalogue.shown())
      catalogue.current().catch((error: unknown) => log.warn({ err: error }, 'The catalogue cannot be read yet'));
    return 'starting';
  };
}
