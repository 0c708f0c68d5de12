import { graphql, readInlineData } from 'react-relay';
import type { NoticeBand_popup$key } from '../../__generated__/relay/NoticeBand_popup.graphql.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './NoticeBand.module.css';
import { noticeIcons } from './noticeIcons.ts';

const fragment = graphql`
  fragment NoticeBand_popup on Popup @inline {
    color
    icon
  }
`;

/** The notice's icon on its colour, across the top. Renders nothing for an unknown icon. */
export function NoticeBand({ popup }: { popup: NoticeBand_popup$key }) {
  const { color, icon } = readInlineData(fragment, popup);
  const drawing = icon ? noticeIcons.get(icon) : undefined;
  return drawing ? (
    <div className={styles.band} data-colour={color}>
      <Icon of={drawing} size={76} />
    </div>
  ) : null;
}
