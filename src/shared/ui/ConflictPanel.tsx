import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { TextLink } from './TextLink.tsx';

type Props = {
  title: ReactNode;
  /** The stored values that differ from the input, one line each. Empty: none. */
  storedValues: readonly string[];
  /** What saving again does. */
  detail: ReactNode;
  discardLabel: ReactNode;
  /** Adopts the stored values instead of the input. */
  onDiscard: () => void;
};

/** Somebody else saved first: shows both, and overwrites nothing unless the reader saves again. */
export const ConflictPanel = ({ title, storedValues, detail, discardLabel, onDiscard }: Props) => (
  <Notice kind="error" title={title}>
    {storedValues.length > 0 && (
      <>
        <ul>
          {storedValues.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{detail}</p>
        <TextLink standalone onClick={onDiscard}>
          {discardLabel}
        </TextLink>
      </>
    )}
  </Notice>
);
