import type { SameTexts } from '../../shared/i18n/translator.ts';
import accounting from '../accounting/messages.accounting.en.json' with { type: 'json' };
import calendar from '../calendar/messages.calendar.en.json' with { type: 'json' };
import catalogue from '../catalogue/messages.catalogue.en.json' with { type: 'json' };
import files from '../catalogue/messages.files.en.json' with { type: 'json' };
import records from '../catalogue/messages.records.en.json' with { type: 'json' };
import sellers from '../catalogue/messages.sellers.en.json' with { type: 'json' };
import clock from '../clock/messages.clock.en.json' with { type: 'json' };
import customers from '../customers/messages.customers.en.json' with { type: 'json' };
import entry from '../entry/messages.entry.en.json' with { type: 'json' };
import handover from '../floor/messages.handover.en.json' with { type: 'json' };
import information from '../information/messages.information.en.json' with { type: 'json' };
import mailing from '../mailing/messages.mailing.en.json' with { type: 'json' };
import moving from '../moving/messages.moving.en.json' with { type: 'json' };
import money from '../orders/messages.money.en.json' with { type: 'json' };
import orders from '../orders/messages.orders.en.json' with { type: 'json' };
import problems from '../orders/messages.problems.en.json' with { type: 'json' };
import proposals from '../proposals/messages.proposals.en.json' with { type: 'json' };
import slips from '../slips/messages.slips.en.json' with { type: 'json' };
import texts from '../texts/messages.texts.en.json' with { type: 'json' };
import week from '../week/messages.week.en.json' with { type: 'json' };
import type { deskMessages as french } from './deskMessages.fr.ts';
import desk from './messages.en.json' with { type: 'json' };
import lists from './messages.lists.en.json' with { type: 'json' };
import pictures from './messages.pictures.en.json' with { type: 'json' };

/** The English texts: the same keys as French, or the build fails. */
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
} satisfies SameTexts<typeof french>;
