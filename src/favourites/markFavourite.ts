import type { TFunction } from 'i18next';
import { graphql } from 'react-relay';
import { commitMutation, type Environment, type RecordSourceSelectorProxy } from 'relay-runtime';
import markFavouriteNode, { type MarkFavouriteMutation } from '#generated/relay/MarkFavouriteMutation.graphql.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { marketCall } from '../shared/relay/marketCall.ts';
import type { useToast } from '../shared/ui/toasts.tsx';

graphql`
  mutation MarkFavouriteMutation($product: ID!, $marked: Boolean!) {
    markFavourite(product: $product, marked: $marked) {
      ...visitorFavourites_user
      favouritesBack {
        id
      }
    }
  }
`;

type Store = Pick<RecordSourceSelectorProxy, 'getRoot' | 'get'>;

/** Optimistic update: a new favourite follows those that are back in stock, a removed one disappears. */
export function changeFavourites(store: Store, product: string, marked: boolean): void {
  const user = store.getRoot().getLinkedRecord('user');
  const favourites = user?.getLinkedRecords('favourites');
  const record = store.get(product);
  if (!user || !favourites || !record) return;
  const others = favourites.filter((favourite) => favourite?.getDataID() !== product);
  const backInStock = user
    .getLinkedRecords('favouritesBack')
    ?.filter((favourite) => favourite?.getDataID() !== product);
  const index = backInStock?.length ?? 0;
  const next = marked ? [...others.slice(0, index), record, ...others.slice(index)] : others;
  user.setLinkedRecords(next, 'favourites');
  if (backInStock) user.setLinkedRecords(backInStock, 'favouritesBack');
}

export type Page = { environment: Environment; t: TFunction; toast: ReturnType<typeof useToast> };

/** The pending call of each page. Every response contains the whole list, so calls must not overtake each other. */
const lastCall = new WeakMap<Environment, Promise<unknown>>();

/**
 * Adds or removes a favourite. The mark changes immediately; calls are sent sequentially, and a refusal shows its reason
 * and reverts the mark. Resolves with the response.
 */
export async function markFavourite({ environment, t, toast }: Page, product: string, marked: boolean): Promise<void> {
  const optimisticUpdate = environment.applyUpdate({
    storeUpdater: (store) => changeFavourites(store, product, marked),
  });
  const call = (lastCall.get(environment) ?? Promise.resolve()).then(() =>
    marketCall<MarkFavouriteMutation>(
      (config) => commitMutation<MarkFavouriteMutation>(environment, { mutation: markFavouriteNode, ...config }),
      (failures) => failures.forEach((failure) => toast.error(failureText(t, failure))),
      { variables: { product, marked }, failureKey: 'errors.basic_retry' },
    ),
  );
  lastCall.set(environment, call);
  await call;
  optimisticUpdate.dispose();
}
