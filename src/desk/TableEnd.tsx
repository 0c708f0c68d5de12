import type { ReactNode } from 'react';
import { Button } from '../shared/ui/Button.tsx';
import styles from './TableEnd.module.css';

type Props = {
  /** How many of how many are shown. */
  children: ReactNode;
  /** The text of "more"; null: there is no more. */
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
