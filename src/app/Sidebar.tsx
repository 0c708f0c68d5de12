import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_query$key } from '../../__generated__/relay/Sidebar_query.graphql.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { Drawer } from '../shared/ui/Drawer.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import styles from './Sidebar.module.css';
import { SidebarLinks } from './SidebarLinks.tsx';

const fragment = graphql`
  fragment Sidebar_query on Query {
    ...SidebarLinks_query
  }
`;

/** Beside the page from 1024 px on; below that a drawer, which `sidebarOpened` opens. */
export function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(fragment, query);
  const { t } = useTranslation();
  const { sidebarOpened, set } = useInterfaceState();
  return (
    <>
      <nav className={styles.sidebar} aria-label={t('shell.menu')}>
        <Logo />
        <div className={styles.links}>
          <SidebarLinks query={data} />
          <LanguageLink />
        </div>
      </nav>
      <Drawer
        open={sidebarOpened}
        onClose={() => set('sidebarOpened', false)}
        title={t('shell.menu')}
        closeLabel={t('labels.close')}
        side="left"
        foot={<LanguageLink />}
      >
        <nav aria-label={t('shell.menu')}>
          <SidebarLinks query={data} />
        </nav>
      </Drawer>
    </>
  );
}
