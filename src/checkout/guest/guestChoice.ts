import { readTab, writeTab } from '../../shared/storage/tabStorage.ts';

const KEY = 'etal.guest';

/**
 * The visitor has paid, or tried to, without an account; stored for the tab's life, so that a refused payment does not
 * ask again (F-102). Browser only.
 */
export const hasChosenGuest = (): boolean => readTab(KEY) === 'yes';

export const chooseGuest = (): void => writeTab(KEY, 'yes');
