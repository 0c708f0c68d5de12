import accounting from '../accounting/messages.accounting.fr.json' with { type: 'json' };
import calendar from '../calendar/messages.calendar.fr.json' with { type: 'json' };
import catalogue from '../catalogue/messages.catalogue.fr.json' with { type: 'json' };
import files from '../catalogue/messages.files.fr.json' with { type: 'json' };
import records from '../catalogue/messages.records.fr.json' with { type: 'json' };
import sellers from '../catalogue/messages.sellers.fr.json' with { type: 'json' };
import clock from '../clock/messages.clock.fr.json' with { type: 'json' };
import customers from '../customers/messages.customers.fr.json' with { type: 'json' };
import entry from '../entry/messages.entry.fr.json' with { type: 'json' };
import handover from '../floor/messages.handover.fr.json' with { type: 'json' };
import information from '../information/messages.information.fr.json' with { type: 'json' };
import mailing from '../mailing/messages.mailing.fr.json' with { type: 'json' };
import moving from '../moving/messages.moving.fr.json' with { type: 'json' };
import money from '../orders/messages.money.fr.json' with { type: 'json' };
import orders from '../orders/messages.orders.fr.json' with { type: 'json' };
import problems from '../orders/messages.problems.fr.json' with { type: 'json' };
import proposals from '../proposals/messages.proposals.fr.json' with { type: 'json' };
import slips from '../slips/messages.slips.fr.json' with { type: 'json' };
import texts from '../texts/messages.texts.fr.json' with { type: 'json' };
import week from '../week/messages.week.fr.json' with { type: 'json' };
import desk from './messages.fr.json' with { type: 'json' };
import lists from './messages.lists.fr.json' with { type: 'json' };
import pictures from './messages.pictures.fr.json' with { type: 'json' };

/** The French texts of the desk, which shoppers never load. */
export const deskMessages = {
  ...desk,
  ...accounting,
  ...calendar,
  ...catalogue,
  ...clock,
  ...customers,
  ...entry,
  ...handover,
  ...information,
  ...lists,
  ...mailing,
  ...money,
  ...moving,
  ...orders,
  ...pictures,
  ...problems,
  ...files,
  ...proposals,
  ...records,
  ...sellers,
  ...slips,
  ...texts,
  ...week,
};
