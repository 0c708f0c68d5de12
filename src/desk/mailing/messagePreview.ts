import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { messagePreviewQuery } from '#generated/relay/messagePreviewQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import type { MessageInput } from './messageValues.ts';

const query = graphql`
  query messagePreviewQuery($message: CustomerMessageInput!) {
    staff {
      messagePreview(message: $message) {
        french
        english
        mails {
          lang
          subject
          text
        }
      }
    }
  }
`;

export type MessagePreview = NonNullable<messagePreviewQuery['response']['staff']>['messagePreview'];

/** Fetches whom a message would reach, and its mails. Null if it fails. */
export async function fetchMessagePreview(
  environment: Environment,
  message: MessageInput,
): Promise<MessagePreview | null> {
  const data = await refetch<messagePreviewQuery>(environment, query, { message });
  return data?.staff?.messagePreview ?? null;
}
