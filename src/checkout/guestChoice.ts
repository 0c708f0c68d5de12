import { useSyncExternalStore } from 'react';
import { followMemory, recall, remember } from '../shared/storage/tabMemory.ts';

const KEY = 'etal.guest';

/**
 * The visitor continues without an account; stored for the tab's life, so that a refused payment does not ask again
 * (F-102).
 */
export const useGuestChoice = (): boolean =>
  useSyncExternalStore(
    followMemory,
    () => recall(KEY) === 'yes',
    () => false,
  );

export const chooseGuest = (): void => remember(KEY, 'yes');
