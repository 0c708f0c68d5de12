import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Log } from '../log.ts';

/**
 * What GET /readyz answers. A load balancer sends requests to a process that is `ok`; one that has not read the catalogue yet would let
 * them wait for it, and one that leaves is about to end.
 */
export type Readiness = 'starting' | 'ok' | 'leaving';

/** Whether the catalogue is read, which each call begins until it is. A process that has it stays ready without its database. */
export function readinessOf(catalogue: Pick<CatalogueService, 'shown' | 'current'>, log: Log) {
  return (): Exclude<Readiness, 'leaving'> => {
    if (catalogue.shown()) return 'ok';
    catalogue.current().catch((error: unknown) => log.warn({ err: error }, 'The catalogue cannot be read yet'));
    return 'starting';
  };
}
