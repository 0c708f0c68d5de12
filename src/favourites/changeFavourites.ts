import type { RecordSourceSelectorProxy } from 'relay-runtime';

type Store = Pick<RecordSourceSelectorProxy, 'getRoot' | 'get'>;

/** Optimistic update: a new favourite follows those that are back in stock, a removed one disappears. */
export function changeFavourites(store: Store, product: string, marked: boolean): void {
  const user = store.getRoot().getLinkedRecord('user');
  const favourites = user?.getLinkedRecords('favourites');
  const record = store.get(product);
  if (!user || !favourites || !record) return;
  const others = favourites.filter((one) => one?.getDataID() !== product);
  const back = user.getLinkedRecords('favouritesBack')?.filter((one) => one?.getDataID() !== product);
  const index = back?.length ?? 0;
  const next = marked ? [...others.slice(0, index), record, ...others.slice(index)] : others;
  user.setLinkedRecords(next, 'favourites');
  if (back) user.setLinkedRecords(back, 'favouritesBack');
}
