import { graphql } from 'react-relay';
import useMoveTargetsQueryNode, { type useMoveTargetsQuery } from '#generated/relay/useMoveTargetsQuery.graphql.ts';
import { usePreview } from '../frame/usePreview.ts';

// moveTargets.ts reads them as plain values.
// oxlint-disable relay/unused-fields
graphql`
  query useMoveTargetsQuery($period: ID!) {
    staff {
      moveTargets(period: $period) {
        period {
          id
          closed
          handoverFrom
          deliveryDay
        }
        places {
          place
          name
          storageOnly
          delivery
          usual {
            from
            to
          }
          days {
            day
            slot {
              from
              to
            }
          }
        }
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

const targetsOf = ({ staff }: useMoveTargetsQuery['response']) =>
  staff && { total: staff.moveTargets.length, preview: staff.moveTargets };

/** The weeks and places that orders of a week can move to; null before they have loaded. */
export const useMoveTargets = (period: string) =>
  usePreview<useMoveTargetsQuery, NonNullable<ReturnType<typeof targetsOf>>['preview']>(
    useMoveTargetsQueryNode,
    { request: { period }, isEmpty: false },
    targetsOf,
  );
