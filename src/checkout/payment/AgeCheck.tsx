import { useState } from 'react';
import { retriableLazy } from '../../shared/ui/retriableLazy.tsx';
import type { AgeDialogProps } from './AgeDialog.tsx';

const AgeDialog = retriableLazy(() => import('./AgeDialog.tsx').then((module) => module.AgeDialog));

/** The question for the birth date, which loads when it is first asked. */
export function AgeCheck(props: AgeDialogProps) {
  const [isUsed, setIsUsed] = useState(props.open);
  if (props.open && !isUsed) setIsUsed(true);
  return isUsed && <AgeDialog {...props} />;
}
