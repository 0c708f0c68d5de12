import { commitLocalUpdate, type Environment } from 'relay-runtime';
import TextsViewQueryNode, { type TextsViewQuery } from '#generated/relay/TextsViewQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

/** Fetches the texts and links after a change, here or elsewhere. Never throws. */
export async function refreshTexts(environment: Environment): Promise<void> {
  await refetch<TextsViewQuery>(environment, TextsViewQueryNode, {});
}

/** The market's pages fetch them again when they are rendered next. */
export const invalidateTexts = (environment: Environment): void =>
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('siteInformations')?.invalidateRecord());
