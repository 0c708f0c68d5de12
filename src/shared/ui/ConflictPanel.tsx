import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { TextLink } from './TextLink.tsx';

type Props = {
  title: ReactNode;
  /** The stored values that differ from the input, one line each. Empty: none. */
  theirs: readonly string[];
  /** What saving again does. */
  detail: ReactNode;
  take: ReactNode;
  /** Adopts the stored values instead of the input. */
  onTake: () => void;
};

/** Somebody else saved first: shows both, and overwrites nothing unless the reader saves again. */
export const ConflictPanel = ({ title, theirs, detail, take, onTake }: Props) => (
  <Notice kind="error" title={title}>
    {theirs.length > 0 && (
      <>
        <ul>
          {theirs.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{detail}</p>
        <TextLink standalone onClick={onTake}>
          {take}
        </TextLink>
      </>
    )}
  </Notice>
);
