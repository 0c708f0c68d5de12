import { useId, useState, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { useModal } from './useModal.ts';

type DrawerProps = {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; the caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right' | undefined;
  /** false: beside the page at desktop width, a complementary region instead of a dialog. */
  modal?: boolean | undefined;
  /** Stays in view while the content scrolls. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A panel that slides in from the side; on a phone it leaves 18 px of backdrop. Its content is rendered from the first
 * opening on, so the server never renders it and later openings are instant.
 */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, title, closeLabel, side = 'right', modal = true, foot, children } = props;
  const dialog = useModal(open, onClose, { modal });
  const [hasOpened, setHasOpened] = useState(open);
  const heading = useId();
  if (open && !hasOpened) setHasOpened(true);
  return (
    <dialog
      {...dialog}
      aria-labelledby={heading}
      role={modal ? undefined : 'complementary'}
      className={classNames(styles.drawer, styles[side])}
    >
      {hasOpened && (
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <IconButton of={xIcon} label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
          {open && modal && <LiveRegion />}
        </div>
      )}
    </dialog>
  );
};
