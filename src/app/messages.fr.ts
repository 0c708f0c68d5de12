import cart from '../cart/messages.fr.json' with { type: 'json' };
import catalogue from '../catalogue/messages.fr.json' with { type: 'json' };
import checkout from '../checkout/messages.fr.json' with { type: 'json' };
import fulfilment from '../fulfilment/messages.fr.json' with { type: 'json' };
import orders from '../orders/messages.fr.json' with { type: 'json' };
import shared from '../shared/i18n/messages.fr.json' with { type: 'json' };
import shell from './messages.fr.json' with { type: 'json' };

/** Every text of the storefront, in French: the type that English must satisfy. */
export const messages = { ...shared, ...shell, ...catalogue, ...cart, ...checkout, ...fulfilment, ...orders };
