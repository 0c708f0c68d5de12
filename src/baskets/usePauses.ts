import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment, graphql } from 'react-relay';
import { useUpdateBasketMutation } from '#generated/hooks/useUpdateBasketMutation.ts';
import type { UpdateBasketInput } from '#generated/relay/UpdateBasketMutation.graphql.ts';
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
const noWeeks: ReadonlySet<string> = new Set();

/**
 * Changes that are not saved yet: `changes` contains the weeks to toggle. Saving adds and removes only these, so that
 * two windows do not undo each other; after a refusal, the server's weeks are fetched and shown.
 */
export function usePauses(id: string, weeks: readonly Week[]) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [toggled, setToggled] = useState(noWeeks);
  const [update, saving] = useUpdateBasketMutation();
  const changes = new Set(weeks.map(({ period }) => period.id).filter((week) => toggled.has(week)));

  const toggle = (week: string) =>
    setToggled((previous) => {
      const next = new Set(previous);
      if (!next.delete(week)) next.add(week);
      return next;
    });

  const updateWeeks = async (input: UpdateBasketInput) => {
    let isRefused = false;
    const response = await update({
      variables: { id, input },
      failureKey: 'errors.basic_subscription',
      onFailure: () => {
        isRefused = true;
        return false;
      },
    });
    if (isRefused) await refreshBaskets(environment);
    if (!response && !isRefused) return;
    setToggled(noWeeks);
    if (response) announce(t('my_baskets.saved'));
  };
  const idsOf = (paused: boolean) =>
    weeks.filter((week) => changes.has(week.period.id) && week.isPaused === paused).map((week) => week.period.id);
  const save = () => updateWeeks({ pauseWeeks: idsOf(false), resumeWeeks: idsOf(true) });
  const resumeAll = () => updateWeeks({ isPaused: false });
  return { changes, toggle, save, resumeAll, saving };
}
