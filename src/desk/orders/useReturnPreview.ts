import { graphql } from 'react-relay';
import useReturnPreviewQueryNode, {
  type useReturnPreviewQuery,
} from '#generated/relay/useReturnPreviewQuery.graphql.ts';
import { usePreview } from '../frame/usePreview.ts';

graphql`
  query useReturnPreviewQuery($order: ID!, $items: [ReturnedItemInput!]!, $refundTo: RefundTarget!) {
    staff {
      returnPreview(order: $order, items: $items, refundTo: $refundTo) {
        total
        ...PreviewSums_preview
      }
    }
  }
`;

const previewOf = ({ staff }: useReturnPreviewQuery['response']) =>
  staff && { total: staff.returnPreview.total, preview: staff.returnPreview };

/** The preview of a return of goods. */
export const useReturnPreview = (request: useReturnPreviewQuery['variables']) =>
  usePreview<useReturnPreviewQuery, NonNullable<ReturnType<typeof previewOf>>['preview']>(
    useReturnPreviewQueryNode,
    { request, isEmpty: request.items.length === 0 },
    previewOf,
  );
