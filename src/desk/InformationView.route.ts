import InformationViewQueryNode, {
  type InformationViewQuery,
} from '../../__generated__/relay/InformationViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** Site information, for editing. */
export const loader = personalLoader<InformationViewQuery>(InformationViewQueryNode);
