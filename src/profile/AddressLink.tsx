import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { savedAddress } from './savedAddress.ts';

const AddressDialog = retriableLazy(() => import('./AddressDialog.tsx').then((module) => module.AddressDialog));

type Props = {
  user: savedAddress_user$key;
  children: ReactNode;
  /** Not inside a sentence. */
  standalone?: boolean | undefined;
  className?: string | undefined;
  /** The address was saved, or removed. */
  onSaved?: (() => void) | undefined;
};

/**
 * Opens the delivery address over the page that needs it, so that nobody leaves their checkout (F-166). In a portal,
 * because the page around it may be a form itself.
 */
export function AddressLink({ user, children, standalone, className, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink standalone={standalone} className={className} onClick={() => setOpen(true)}>
        {children}
      </TextLink>
      {open &&
        createPortal(
          <AddressDialog {...savedAddress(user)} onSaved={onSaved} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
