import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment, graphql } from 'react-relay';
import { useUpdateUserMutation } from '#generated/hooks/useUpdateUserMutation.ts';
import AccountScreenQueryNode, { type AccountScreenQuery } from '#generated/relay/AccountScreenQuery.graphql.ts';
import type { UpdateUserMutation } from '#generated/relay/UpdateUserMutation.graphql.ts';
import { ServerFailure } from '../shared/relay/failure.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { useToast } from '../shared/ui/toasts.tsx';

graphql`
  mutation UpdateUserMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      firstName
      ...ProfileForm_user
      ...savedAddress_user
      ...HomeDelivery_user
      ...PreferencesPanel_user
      ...NotificationsSection_user
      creditFirst
      ...ProfileWizard_user
    }
  }
`;

type ProfileInput = UpdateUserMutation['variables']['input'];

type Refuse = (lines: unknown, error: unknown) => boolean;

/** The fields of UpdateUserInput that another window has changed since, as named by the server. */
const conflictingFieldsOf = (error: unknown): string[] =>
  error instanceof ServerFailure ? error.errors.flatMap(({ extensions }) => namesIn(extensions?.params?.fields)) : [];

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/**
 * Saves parts of the profile and confirms it, or says that nothing changed (F-163). A conflict with another window is
 * not overwritten: its data are fetched. Returns null, or the conflicting fields of the input: none if it failed for
 * another reason. `refuse`: of the form, whose fields show what is wrong with them.
 */
export function useSaveProfile(): {
  save: (input: ProfileInput, refuse?: Refuse) => Promise<readonly string[] | null>;
  saving: boolean;
} {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [update] = useUpdateUserMutation();
  const [saving, setSaving] = useState(false);

  const save = async (input: ProfileInput, refuse?: Refuse) => {
    const conflictingFields: string[] = [];
    setSaving(true);
    const response = await update({
      variables: { input },
      failureKey: 'errors.basic_save',
      onFailure: (lines, error) => {
        conflictingFields.push(...conflictingFieldsOf(error));
        return conflictingFields.length > 0 || (refuse?.(lines, error) ?? false);
      },
    });
    if (conflictingFields.length > 0) await refetch<AccountScreenQuery>(environment, AccountScreenQueryNode, {});
    setSaving(false);
    if (response) toast.success(t('account.saved'));
    return response ? null : conflictingFields;
  };
  return { save, saving };
}
