import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import AccountScreenQueryNode, {
  type AccountScreenQuery,
} from '../../__generated__/relay/AccountScreenQuery.graphql.ts';
import type { UpdateUserMutation } from '../../__generated__/relay/UpdateUserMutation.graphql.ts';
import { useUpdateUserMutation } from '../../__generated__/hooks/useUpdateUserMutation.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { ServerFailure, type FailureLine } from '../shared/relay/failure.ts';
import { useToast } from '../shared/ui/toasts.tsx';

export type ProfileInput = UpdateUserMutation['variables']['input'];
/** What the server would not save. fields: the names of UpdateUserInput that another window has changed since. */
export type Refusal = { lines: FailureLine[]; codes: readonly string[]; fields: readonly string[] };

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

function refusalOf(lines: FailureLine[], error: unknown): Refusal {
  const errors = error instanceof ServerFailure ? error.errors : [];
  return {
    lines,
    codes: errors.flatMap(({ extensions }) => extensions?.code ?? []),
    fields: errors.flatMap(({ extensions }) => namesIn(extensions?.params?.fields)),
  };
}

/**
 * Saves parts of the profile and says so; nothing changed says so too (F-163). A conflict with another window is not
 * overwritten: what it saved is fetched, and the refusal names the fields. Answers null, or why not.
 */
export function useSaveProfile(): {
  save: (input: ProfileInput) => Promise<Refusal | null>;
  saving: boolean;
} {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [update] = useUpdateUserMutation();
  const [saving, setSaving] = useState(false);

  const save = async (input: ProfileInput) => {
    let refusal: Refusal | null = null;
    const onFailure = (lines: FailureLine[], error: unknown) => {
      refusal = refusalOf(lines, error);
    };
    setSaving(true);
    const saved = await update({ variables: { input }, failureKey: 'errors.basic_save', onFailure });
    const { codes = [], lines = [] } = (refusal ?? {}) as Partial<Refusal>;
    if (codes.includes('USER_CHANGED'))
      await fetchQuery<AccountScreenQuery>(environment, AccountScreenQueryNode, {}, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined);
    setSaving(false);
    if (saved) toast.success(t('account.saved'));
    else if (!codes.some((code) => shownInPlace.has(code))) for (const line of lines) toast.error(failureText(t, line));
    return refusal;
  };
  return { save, saving };
}

/** Told beside the fields that they concern. */
const shownInPlace = new Set(['USER_CHANGED', 'ZIP_INVALID', 'PHONE_INVALID']);
