import type { ReactNode } from 'react';
import { Button } from '../shared/ui/Button.tsx';
import styles from './TableEnd.module.css';

type Props = {
  /** How many rows of the total are shown. */
  children: ReactNode;
  /** The text of the button that loads more; null: everything is shown. */
  more: string | null;
  isLoading: boolean;
  onMore: () => void;
};

/** The end of a long table: how much of it is shown, and a button for more. */
export const TableEnd = ({ children, more, isLoading, onMore }: Props) => (
  <div className={styles.end}>
    <p>{children}</p>
    {more !== null && (
      <Button variant="outlined" busy={isLoading} onClick={onMore}>
        {more}
      </Button>
    )}
  </div>
);
