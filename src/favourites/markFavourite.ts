import { graphql } from 'react-relay';
import { commitMutation, type Environment } from 'relay-runtime';
import markFavouriteNode, {
  type MarkFavouriteMutation,
} from '../../__generated__/relay/MarkFavouriteMutation.graphql.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import type { TFunction } from '../shared/i18n/translator.ts';
import { marketCall } from '../shared/relay/marketCall.ts';
import type { useToast } from '../shared/ui/toasts.tsx';
import { changeFavourites } from './changeFavourites.ts';

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

export type Page = { environment: Environment; t: TFunction; toast: ReturnType<typeof useToast> };

/** The last call of each page: an answer is the whole list, so they must not overtake each other. */
const last = new WeakMap<Environment, Promise<unknown>>();

/**
 * Adds or removes a favourite. It shows immediately; calls run one after the other, and a refusal shows why and reverts
 * the mark. Resolves when it is answered.
 */
export async function markFavourite({ environment, t, toast }: Page, product: string, marked: boolean): Promise<void> {
  const shown = environment.applyUpdate({ storeUpdater: (store) => changeFavourites(store, product, marked) });
  const call = (last.get(environment) ?? Promise.resolve()).then(() =>
    marketCall<MarkFavouriteMutation>(
      (config) => commitMutation<MarkFavouriteMutation>(environment, { mutation: markFavouriteNode, ...config }),
      (lines) => lines.forEach((line) => toast.error(failureText(t, line))),
      { variables: { product, marked }, failureKey: 'errors.basic_retry' },
    ),
  );
  last.set(environment, call);
  await call;
  shown.dispose();
}
