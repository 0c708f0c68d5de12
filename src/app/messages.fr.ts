import cart from '../cart/messages.fr.json' with { type: 'json' };
import catalogue from '../catalogue/messages.fr.json' with { type: 'json' };
import shared from '../shared/i18n/messages.fr.json' with { type: 'json' };
import shell from './messages.fr.json' with { type: 'json' };

/** French texts of the layout and home, part of the first load; those of other screens are in laterMessages.fr.ts. */
export const messages = { ...shared, ...shell, ...catalogue, ...cart };
