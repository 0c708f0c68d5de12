import { useId, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { useModal } from './useModal.ts';

type DialogProps = {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; the caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Without it there is no close button. */
  closeLabel?: string | undefined;
  /** false: Escape and a click outside do nothing (for a choice that must be made). */
  dismissible?: boolean | undefined;
  /** Across the top, full width. */
  picture?: ReactNode;
  /** A tag above the title. */
  tag?: ReactNode;
  children?: ReactNode;
  /** At most two, the primary first. */
  actions?: ReactNode;
};

/** A dialog over the page: 480 px, radius 22; on a phone a full-height sheet. Rendered only while open. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, closeLabel, dismissible = true, picture, tag, children, actions } = props;
  const dialog = useModal(open, onClose, { dismissible });
  const heading = useId();
  return (
    <dialog {...dialog} aria-labelledby={heading} className={styles.dialog}>
      {open && (
        <div className={styles.content}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.text}>
            {tag}
            <h2 id={heading} className={closeLabel && !picture && !tag ? styles.titleBesideClose : styles.title}>
              {title}
            </h2>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {closeLabel && (
            <div className={styles.close}>
              <IconButton
                of={xIcon}
                label={closeLabel}
                variant={picture ? 'filled' : 'plain'}
                iconSize={22}
                onClick={onClose}
              />
            </div>
          )}
          <LiveRegion />
        </div>
      )}
    </dialog>
  );
};
