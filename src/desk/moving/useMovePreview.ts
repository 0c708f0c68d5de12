import { graphql } from 'react-relay';
import type { OrderMoveInput } from '#generated/relay/useMovePreviewQuery.graphql.ts';
import useMovePreviewQueryNode, { type useMovePreviewQuery } from '#generated/relay/useMovePreviewQuery.graphql.ts';
import { usePreview } from '../frame/usePreview.ts';

// MoveForm reads them, and a slot is one value.
// oxlint-disable relay/unused-fields
graphql`
  query useMovePreviewQuery($input: OrderMoveInput!) {
    staff {
      orderMove(input: $input) {
        moving
        orders
        groups {
          toSlot {
            from
            to
          }
        }
        ...MoveSummary_preview
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

const previewOf = ({ staff }: useMovePreviewQuery['response']) =>
  staff && { total: staff.orderMove.orders, preview: staff.orderMove };

/** What a move would do; null input: it is not stated yet. */
export const useMovePreview = (input: OrderMoveInput | null) =>
  usePreview<useMovePreviewQuery, NonNullable<ReturnType<typeof previewOf>>['preview']>(
    useMovePreviewQueryNode,
    { request: { input: input ?? { period: '', toPeriod: '' } }, isEmpty: input === null },
    previewOf,
  );
