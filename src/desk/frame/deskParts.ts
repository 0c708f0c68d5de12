import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import type { CalendarViewQuery } from '#generated/relay/CalendarViewQuery.graphql.ts';
import type { CatalogueViewQuery } from '#generated/relay/CatalogueViewQuery.graphql.ts';
import type { ClockViewQuery } from '#generated/relay/ClockViewQuery.graphql.ts';
import type { DeskCustomersQuery } from '#generated/relay/DeskCustomersQuery.graphql.ts';
import type { InformationViewQuery } from '#generated/relay/InformationViewQuery.graphql.ts';
import type { MailingViewQuery } from '#generated/relay/MailingViewQuery.graphql.ts';
import type { NumbersViewQuery } from '#generated/relay/NumbersViewQuery.graphql.ts';
import type { pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import type { producersQuery } from '#generated/relay/producersQuery.graphql.ts';
import type { ProposalsViewQuery } from '#generated/relay/ProposalsViewQuery.graphql.ts';
import type { SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import type { SlipsViewQuery } from '#generated/relay/SlipsViewQuery.graphql.ts';
import type { StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import type { TextsViewQuery } from '#generated/relay/TextsViewQuery.graphql.ts';
import type { WeekViewQuery } from '#generated/relay/WeekViewQuery.graphql.ts';
import { parseWeekParam } from './deskAddress.ts';
import type { DeskViewName } from './deskViews.ts';

/** A view of the desk: its query, and its component. */
export type DeskPart<Q extends OperationType = OperationType> = {
  loader: (args: LoaderFunctionArgs) => PreloadedQuery<Q> | null;
  View: ComponentType<{ reference: PreloadedQuery<Q> }>;
  /** Whether an address with this item is one of the view's; absent: it has none with an item. */
  hasItem?: (item: string) => boolean;
};

/** Its query type is hidden: the frame only passes the reference on. */
const eraseQuery = <Q extends OperationType>(view: DeskPart<Q>): DeskPart => view as unknown as DeskPart;

/** A view that has an address for each week. */
const byWeek = (item: string): boolean => parseWeekParam(item) !== null;
const anyItem = (): boolean => true;

/** The views, each in a chunk of its own with its loader. */
export const deskParts: { week: () => Promise<DeskPart> } & Partial<Record<DeskViewName, () => Promise<DeskPart>>> = {
  clock: () =>
    import('../clock/ClockView.tsx').then(({ loader, ClockView: View }) =>
      eraseQuery<ClockViewQuery>({ loader, View }),
    ),
  packing: () =>
    import('../floor/PackingView.tsx').then(({ loader, PackingView: View }) =>
      eraseQuery<pickListQuery>({ loader, View, hasItem: byWeek }),
    ),
  handover: () =>
    import('../floor/HandoverView.tsx').then(({ loader, HandoverView: View }) =>
      eraseQuery<pickListQuery>({ loader, View, hasItem: byWeek }),
    ),
  receiving: () =>
    import('../floor/ReceivingView.tsx').then(({ loader, ReceivingView: View }) =>
      eraseQuery<producersQuery>({ loader, View, hasItem: byWeek }),
    ),
  week: () =>
    import('../week/WeekView.tsx').then(({ loader, WeekView: View }) =>
      eraseQuery<WeekViewQuery>({ loader, View, hasItem: byWeek }),
    ),
  orders: () =>
    import('../orders/DeskOrders.tsx').then(({ loader, OrdersView: View }) =>
      eraseQuery({ loader, View, hasItem: anyItem }),
    ),
  customers: () =>
    import('../customers/DeskCustomers.tsx').then(({ loader, CustomersView: View }) =>
      eraseQuery({ loader, View, hasItem: anyItem }),
    ),
  deposits: () =>
    import('../customers/DeskCustomers.tsx').then(({ depositsLoader: loader, DepositsView: View }) =>
      eraseQuery<DeskCustomersQuery>({ loader, View }),
    ),
  messages: () =>
    import('../mailing/MailingView.tsx').then(({ loader, MailingView: View }) =>
      eraseQuery<MailingViewQuery>({ loader, View, hasItem: byWeek }),
    ),
  slips: () =>
    import('../slips/SlipsView.tsx').then(({ loader, SlipsView: View }) =>
      eraseQuery<SlipsViewQuery>({ loader, View, hasItem: byWeek }),
    ),
  proposals: () =>
    import('../proposals/ProposalsView.tsx').then(({ loader, ProposalsView: View }) =>
      eraseQuery<ProposalsViewQuery>({ loader, View }),
    ),
  producers: () =>
    import('../accounting/StatementsView.tsx').then(({ loader, hasItem, StatementsView: View }) =>
      eraseQuery<StatementsViewQuery>({ loader, View, hasItem }),
    ),
  numbers: () =>
    import('../accounting/NumbersView.tsx').then(({ loader, hasItem, NumbersView: View }) =>
      eraseQuery<NumbersViewQuery>({ loader, View, hasItem }),
    ),
  sales: () =>
    import('../accounting/SalesView.tsx').then(({ loader, hasItem, SalesView: View }) =>
      eraseQuery<SalesViewQuery>({ loader, View, hasItem }),
    ),
  calendar: () =>
    import('../calendar/CalendarView.tsx').then(({ loader, CalendarView: View }) =>
      eraseQuery<CalendarViewQuery>({ loader, View }),
    ),
  texts: () =>
    import('../texts/TextsView.tsx').then(({ loader, hasItem, TextsView: View }) =>
      eraseQuery<TextsViewQuery>({ loader, View, hasItem }),
    ),
  information: () =>
    import('../information/InformationView.tsx').then(({ loader, InformationView: View }) =>
      eraseQuery<InformationViewQuery>({ loader, View }),
    ),
  catalogue: () =>
    import('../catalogue/CatalogueView.tsx').then(({ loader, hasItem, CatalogueView: View }) =>
      eraseQuery<CatalogueViewQuery>({ loader, View, hasItem }),
    ),
};
