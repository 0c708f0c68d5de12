import { graphql, type PreloadedQuery } from 'react-relay';
import ExpressExplanationQueryNode, {
  type ExpressExplanationQuery,
} from '#generated/relay/ExpressExplanationQuery.graphql.ts';
import { ExpressDialog } from '../notices/ExpressDialog.tsx';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';

graphql`
  query ExpressExplanationQuery {
    siteInformations {
      storedModal {
        ...ExpressDialog_stored
      }
    }
  }
`;

type Props = {
  reference: PreloadedQuery<ExpressExplanationQuery>;
  /** Express is on. */
  isExpress: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/** Explains Express over the page. Renders nothing while the operator's text loads, nor if there is none. */
export function ExpressExplanation({ reference, ...window }: Props) {
  const data = useCachedQuery<ExpressExplanationQuery>(ExpressExplanationQueryNode, reference);
  const stored = data?.siteInformations.storedModal;
  return stored ? <ExpressDialog stored={stored} open {...window} /> : null;
}
