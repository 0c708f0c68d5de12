import catalogue from './messages.catalogue.fr.json' with { type: 'json' };
import clock from './messages.clock.fr.json' with { type: 'json' };
import customers from './messages.customers.fr.json' with { type: 'json' };
import desk from './messages.fr.json' with { type: 'json' };
import handover from './messages.handover.fr.json' with { type: 'json' };
import information from './messages.information.fr.json' with { type: 'json' };
import lists from './messages.lists.fr.json' with { type: 'json' };
import money from './messages.money.fr.json' with { type: 'json' };
import orders from './messages.orders.fr.json' with { type: 'json' };
import sellers from './messages.sellers.fr.json' with { type: 'json' };
import week from './messages.week.fr.json' with { type: 'json' };

/** The French texts of the desk, which shoppers never load. */
export const deskMessages = {
  ...desk,
  ...catalogue,
  ...clock,
  ...customers,
  ...handover,
  ...information,
  ...lists,
  ...money,
  ...orders,
  ...sellers,
  ...week,
};
