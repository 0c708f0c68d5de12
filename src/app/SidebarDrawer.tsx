import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../shared/ui/Drawer.tsx';

type Props = { open: boolean; onClose: () => void; children: ReactNode; foot: ReactNode };

/** The menu over the page, below 1024 px. */
export function SidebarDrawer({ open, onClose, children, foot }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('labels.close')}
      side="left"
      foot={foot}
    >
      <nav aria-label={t('shell.menu')}>{children}</nav>
    </Drawer>
  );
}
