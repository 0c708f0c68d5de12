import type { SameTexts } from '../shared/i18n/translator.ts';
import type { deskMessages as french } from './deskMessages.fr.ts';
import catalogue from './messages.catalogue.en.json' with { type: 'json' };
import clock from './messages.clock.en.json' with { type: 'json' };
import customers from './messages.customers.en.json' with { type: 'json' };
import desk from './messages.en.json' with { type: 'json' };
import handover from './messages.handover.en.json' with { type: 'json' };
import information from './messages.information.en.json' with { type: 'json' };
import lists from './messages.lists.en.json' with { type: 'json' };
import money from './messages.money.en.json' with { type: 'json' };
import orders from './messages.orders.en.json' with { type: 'json' };
import sellers from './messages.sellers.en.json' with { type: 'json' };
import week from './messages.week.en.json' with { type: 'json' };

/** The English texts: the same keys as French, or the build fails. */
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
} satisfies SameTexts<typeof french>;
