import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The place is not the cart's until it is saved: Next, pressed before that, continues then. isSaving: the place is on
 * its way. isWaiting: Next was pressed meanwhile.
 */
export function useNextOnceSaved(isSaving: boolean, next: () => Promise<unknown>) {
  const [isWaiting, setIsWaiting] = useState(false);
  const continueNow = useEffectEvent(() => {
    setIsWaiting(false);
    void next();
  });
  useEffect(() => {
    const timer = isWaiting && !isSaving ? setTimeout(() => continueNow()) : undefined;
    return () => clearTimeout(timer);
  }, [isWaiting, isSaving]);
  return { onNext: () => (isSaving ? setIsWaiting(true) : void next()), isWaiting };
}
