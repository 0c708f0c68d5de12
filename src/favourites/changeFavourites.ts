import type { RecordSourceSelectorProxy } from 'relay-runtime';

type Store = Pick<RecordSourceSelectorProxy, 'getRoot' | 'get'>;

/** Shows a mark before the server has confirmed it: a new one comes after those that are back, a removed one disappears. */
export function changeFavourites(store: Store, product: string, marked: boolean): void {
  const user = store.getRoot().getLinkedRecord('user');
  const kept = user?.getLinkedRecords('favourites');
  const record = store.get(product);
  if (!user || !kept || !record) return;
  const others = kept.filter((one) => one?.getDataID() !== product);
  const back = user.getLinkedRecords('favouritesBack')?.filter((one) => one?.getDataID() !== product);
  const first = back?.length ?? 0;
  const next = marked ? [...others.slice(0, first), record, ...others.slice(first)] : others;
  user.setLinkedRecords(next, 'favourites');
  if (back) user.setLinkedRecords(back, 'favouritesBack');
}
