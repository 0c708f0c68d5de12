import { graphql } from 'react-relay';
import { commitMutation, type Environment, type MutationParameters } from 'relay-runtime';
import updateCart, { type UpdateCartMutation } from '#generated/relay/UpdateCartMutation.graphql.ts';
import updateShoppingSession, {
  type UpdateShoppingSessionMutation,
} from '#generated/relay/UpdateShoppingSessionMutation.graphql.ts';
import { isOffline, whenOnline } from '../shared/browser/online.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { hasCode, TransportFailure } from '../shared/relay/failure.ts';
import { marketCall } from '../shared/relay/marketCall.ts';
import type { Page } from './lineChanges/lineChange.ts';
import { removeSentTexts, isPending, pendingChoices, storeChoices, type PendingChoices } from './pendingChoices.ts';

graphql`
  mutation UpdateShoppingSessionMutation($input: UpdateShoppingSessionInput!) {
    updateShoppingSession(input: $input) {
      ...cartChange_cart
    }
  }
`;

/** lost: the call or its response was lost. refused: by the market, or by a server that is down; the reader was notified. */
type Result = 'saved' | 'lost' | 'refused';

function call<M extends MutationParameters>(
  { environment, t, toast }: Page,
  mutation: Parameters<typeof commitMutation<M>>[1]['mutation'],
  variables: M['variables'],
  isPickupPoint = false,
): Promise<Result> {
  let failure: Result = 'refused';
  return marketCall<M>(
    (config) => commitMutation<M>(environment, { mutation, ...config }),
    (lines) => lines.forEach((line) => toast.error(failureText(t, line))),
    {
      variables,
      failureKey: 'errors.basic_save',
      onFailure: (_, error) => {
        if (error instanceof TransportFailure && isOffline()) failure = 'lost';
        else if (isPickupPoint && hasCode(error, 'NO_DELIVERY')) toast.error(t('cart.closed_point'));
        else return false;
        return true;
      },
    },
  ).then((response) => (response ? 'saved' : failure));
}

async function sendNext(page: Page, { place, note, allergies }: PendingChoices): Promise<boolean> {
  if (place) {
    const result = await call<UpdateShoppingSessionMutation>(
      page,
      updateShoppingSession,
      { input: place },
      'locationId' in place,
    );
    // A later choice waits for the next round. A refused one is reverted on screen.
    if (result !== 'lost' && JSON.stringify(pendingChoices().place) === JSON.stringify(place))
      storeChoices({ place: null });
    return true;
  }
  const texts = { ...(note !== null && { note }), ...(allergies !== null && { allergies }) };
  const result = await call<UpdateCartMutation>(page, updateCart, { input: texts });
  if (result === 'saved') removeSentTexts({ note, allergies });
  // The text stays; the next step, or the next page, sends it.
  return result !== 'refused';
}

const sending = new WeakSet<Environment>();

/**
 * Sends the pending place and note, once there is a network, the latest of each. They are absolute values, so one
 * without a response is sent again. A refused place is dropped and reported; a note stays. Resolves when nothing is
 * pending, immediately if another call already handles it.
 */
export async function sendChoices(page: Page): Promise<void> {
  const { environment } = page;
  if (sending.has(environment)) return;
  sending.add(environment);
  try {
    for (let pending = pendingChoices(); isPending(pending); pending = pendingChoices()) {
      await whenOnline();
      if (!(await sendNext(page, pendingChoices()))) return;
    }
  } finally {
    sending.delete(environment);
  }
}
