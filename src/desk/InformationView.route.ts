import InformationViewQueryNode, {
  type InformationViewQuery,
} from '../../__generated__/relay/InformationViewQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** What everybody is told, to be changed. */
export const loader = personalLoader<InformationViewQuery>(InformationViewQueryNode);
