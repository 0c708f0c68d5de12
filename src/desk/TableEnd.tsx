import type { ReactNode } from 'react';
import { Button } from '../shared/ui/Button.tsx';
import styles from './TableEnd.module.css';

type Props = {
  /** How many of how many are shown. */
  children: ReactNode;
  /** What more of them is called; null: there is no more. */
  more: string | null;
  isLoading: boolean;
  onMore: () => void;
};

/** Below a long table: how much of it is shown, and the way to more. */
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
