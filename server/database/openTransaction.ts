import { AsyncLocalStorage } from 'node:async_hooks';

type Marker = { open: boolean };

const current = new AsyncLocalStorage<Marker>();

/** A query on the database while its caller has an open transaction: see the message. */
export class QueryOutsideTransactionError extends Error {
  constructor() {
    super(
      'A query was made outside the open transaction. Pass the transaction down to it: on its own connection it ' +
        'would not see the transaction, and could wait for it for ever.',
    );
    this.name = 'QueryOutsideTransactionError';
  }
}

/** Runs the work of one transaction, tracked as open until it settles, across everything that it awaits. */
export async function withOpenTransaction<T>(work: () => Promise<T>): Promise<T> {
  const marker: Marker = { open: true };
  try {
    return await current.run(marker, work);
  } finally {
    marker.open = false;
  }
}

/** Throws QueryOutsideTransactionError if the caller is inside the work of an open transaction. */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) throw new QueryOutsideTransactionError();
}
