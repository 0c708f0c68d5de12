import { graphql } from 'react-relay';
import useQuantityPreviewQueryNode, {
  type useQuantityPreviewQuery,
} from '#generated/relay/useQuantityPreviewQuery.graphql.ts';
import { usePreview } from '../frame/usePreview.ts';

graphql`
  query useQuantityPreviewQuery($order: ID!, $changes: [QuantityChangeInput!]!, $refundTo: RefundTarget!) {
    staff {
      quantityPreview(order: $order, changes: $changes, refundTo: $refundTo) {
        total
        ...PreviewSums_preview
      }
    }
  }
`;

const previewOf = ({ staff }: useQuantityPreviewQuery['response']) =>
  staff && { total: staff.quantityPreview.total, preview: staff.quantityPreview };

/** The preview of lower quantities of an order (ADR 168). */
export const useQuantityPreview = (request: useQuantityPreviewQuery['variables']) =>
  usePreview<useQuantityPreviewQuery, NonNullable<ReturnType<typeof previewOf>>['preview']>(
    useQuantityPreviewQueryNode,
    { request, isEmpty: request.changes.length === 0 },
    previewOf,
  );
