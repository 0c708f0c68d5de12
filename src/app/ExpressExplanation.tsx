import { graphql, type PreloadedQuery } from 'react-relay';
import ExpressExplanationQueryNode, {
  type ExpressExplanationQuery,
} from '../../__generated__/relay/ExpressExplanationQuery.graphql.ts';
import { ExpressWindow } from '../notices/ExpressWindow.tsx';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';

graphql`
  query ExpressExplanationQuery {
    siteInformations {
      storedModal {
        ...ExpressWindow_stored
      }
    }
  }
`;

type Props = {
  reference: PreloadedQuery<ExpressExplanationQuery>;
  /** Express is on. */
  on: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/** Explains Express over the page. Nothing while the operator's words are on their way, nor when there are none. */
export function ExpressExplanation({ reference, ...window }: Props) {
  const known = useKnownQuery<ExpressExplanationQuery>(ExpressExplanationQueryNode, reference);
  const stored = known?.siteInformations.storedModal;
  return stored ? <ExpressWindow stored={stored} open {...window} /> : null;
}
