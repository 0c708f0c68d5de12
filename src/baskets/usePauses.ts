import { useCallback, useState } from 'react';
import { useRelayEnvironment, graphql } from 'react-relay';
import { useUpdateBasketMutation } from '../../__generated__/hooks/useUpdateBasketMutation.ts';
import type { UpdateBasketInput } from '../../__generated__/relay/UpdateBasketMutation.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { announce } from '../shared/ui/announce.ts';
import { refreshBaskets } from './refreshBaskets.ts';

graphql`
  mutation UpdateBasketMutation($id: ID!, $input: UpdateBasketInput!) {
    updateBasket(id: $id, input: $input) {
      id
      ...UserBasketPart_userBasket
    }
  }
`;

type Week = { readonly period: { readonly id: string }; readonly isPaused: boolean };
const none: ReadonlySet<string> = new Set();

/**
 * Changes that are not saved yet: `changes` contains the weeks to toggle. Saving adds and removes only these, so that
 * two windows do not undo each other; after a refusal, the server's weeks are fetched and shown.
 */
export function usePauses(id: string, weeks: readonly Week[]) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [pressed, setPressed] = useState(none);
  const [update, saving] = useUpdateBasketMutation();
  const changes = new Set(weeks.map(({ period }) => period.id).filter((week) => pressed.has(week)));

  const toggle = useCallback(
    (week: string) =>
      setPressed((before) => {
        const after = new Set(before);
        if (!after.delete(week)) after.add(week);
        return after;
      }),
    [],
  );

  const send = async (input: UpdateBasketInput) => {
    let refused = false;
    const done = await update({
      variables: { id, input },
      failureKey: 'errors.basic_subscription',
      onFailure: () => {
        refused = true;
        return false;
      },
    });
    if (refused) await refreshBaskets(environment);
    if (!done && !refused) return;
    setPressed(none);
    if (done) announce(t('my_baskets.saved'));
  };
  const idsOf = (paused: boolean) =>
    weeks.filter((week) => changes.has(week.period.id) && week.isPaused === paused).map((week) => week.period.id);
  const save = () => send({ pauseWeeks: idsOf(false), resumeWeeks: idsOf(true) });
  const resumeAll = () => send({ isPaused: false });
  return { changes, toggle, save, resumeAll, saving };
}
