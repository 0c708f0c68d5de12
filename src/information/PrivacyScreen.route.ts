import PrivacyScreenQueryNode, {
  type PrivacyScreenQuery,
} from '../../__generated__/relay/PrivacyScreenQuery.graphql.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<PrivacyScreenQuery>(PrivacyScreenQueryNode, {
  isMissing: ({ siteInformations }) => !siteInformations.page,
});
