import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { TextLink } from './TextLink.tsx';

type Props = {
  title: ReactNode;
  /** What is kept now of what is written here, a line each. None: nothing is. */
  theirs: readonly string[];
  /** What another save does. */
  detail: ReactNode;
  take: ReactNode;
  /** Takes what is kept instead of what is written. */
  onTake: () => void;
};

/** Somebody saved first: both are shown, and nothing is overwritten unless the reader saves again. */
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
