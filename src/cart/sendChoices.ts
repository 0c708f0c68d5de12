import { graphql } from 'react-relay';
import { commitMutation, type Environment, type MutationParameters } from 'relay-runtime';
import updateCart, { type UpdateCartMutation } from '#generated/relay/UpdateCartMutation.graphql.ts';
import updateShoppingSession, {
  type UpdateShoppingSessionMutation,
} from '#generated/relay/UpdateShoppingSessionMutation.graphql.ts';
import { whenOnline } from '../shared/browser/online.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { isUnanswered, marketCall } from '../shared/relay/marketCall.ts';
import type { Page } from './lineChanges/lineChange.ts';
import {
  removeSentTexts,
  isPending,
  pendingChoices,
  storeChoices,
  type PendingChoices,
  type Place,
} from './pendingChoices.ts';
import { CHOICES, markUnsent, waitToResend } from './unsentChanges.ts';

graphql`
  mutation UpdateShoppingSessionMutation($input: UpdateShoppingSessionInput!) {
    updateShoppingSession(input: $input) {
      ...cartChange_cart
    }
  }
`;

type Texts = Pick<PendingChoices, 'note' | 'allergies'>;
/** unanswered: the call or its response was lost. refused: by the market; the reader was notified. */
type Result = 'saved' | 'unanswered' | 'refused';

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
        if (isUnanswered(error)) failure = 'unanswered';
        else if (isPickupPoint && hasCode(error, 'NO_DELIVERY')) toast.error(t('cart.closed_point'));
        else return false;
        return true;
      },
    },
  ).then((response) => (response ? 'saved' : failure));
}

async function sendPlace(page: Page, place: Place): Promise<Result> {
  const result = await call<UpdateShoppingSessionMutation>(
    page,
    updateShoppingSession,
    { input: place },
    'locationId' in place,
  );
  // A later choice waits for the next round. A refused one is reverted on screen.
  if (result !== 'unanswered' && JSON.stringify(pendingChoices().place) === JSON.stringify(place))
    storeChoices({ place: null });
  return result;
}

async function sendTexts(page: Page, { note, allergies }: Texts): Promise<Result> {
  const texts = { ...(note !== null && { note }), ...(allergies !== null && { allergies }) };
  const result = await call<UpdateCartMutation>(page, updateCart, { input: texts });
  if (result === 'saved') removeSentTexts({ note, allergies });
  return result;
}

const sending = new WeakSet<Environment>();

/**
 * Sends the pending place and note, once there is a network, the latest of each. They are absolute values, so one
 * without a response is sent again, as a line's change is. A refused place is dropped and reported; a note stays, and the next
 * step, or the next page, sends it. Resolves when nothing is pending, immediately if another call already handles it.
 */
export async function sendChoices(page: Page): Promise<void> {
  const { environment, t, toast } = page;
  if (sending.has(environment)) return;
  sending.add(environment);
  let failures = 0;
  try {
    for (;;) {
      await whenOnline();
      const pending = pendingChoices();
      if (!isPending(pending)) return;
      const result = await (pending.place ? sendPlace(page, pending.place) : sendTexts(page, pending));
      if (result === 'refused' && !pending.place) return;
      failures = result === 'unanswered' ? failures + 1 : 0;
      if (failures === 0) markUnsent(CHOICES, false);
      else await waitToResend(CHOICES, failures, () => toast.error(t('cart.unanswered')));
    }
  } finally {
    markUnsent(CHOICES, false);
    sending.delete(environment);
  }
}
