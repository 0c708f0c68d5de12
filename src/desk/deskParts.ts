import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import type { ClockViewQuery } from '../../__generated__/relay/ClockViewQuery.graphql.ts';
import type { pickListQuery } from '../../__generated__/relay/pickListQuery.graphql.ts';
import type { producersQuery } from '../../__generated__/relay/producersQuery.graphql.ts';
import type { CatalogueViewQuery } from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import type { DeskCustomersQuery } from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import type { InformationViewQuery } from '../../__generated__/relay/InformationViewQuery.graphql.ts';
import type { WeekViewQuery } from '../../__generated__/relay/WeekViewQuery.graphql.ts';
import type { DeskViewName } from '../../rules/deskViews.ts';

/** A view of the desk: its query, and its component. */
export type DeskPart<Q extends OperationType = OperationType> = {
  loader: (args: LoaderFunctionArgs) => PreloadedQuery<Q> | null;
  View: ComponentType<{ reference: PreloadedQuery<Q> }>;
};

/** Its query type is hidden: the frame only passes the reference on. */
const part = <Q extends OperationType>(own: DeskPart<Q>): DeskPart => own as unknown as DeskPart;

/** The views, each in a chunk of its own. */
export const deskParts: { week: () => Promise<DeskPart> } & Partial<Record<DeskViewName, () => Promise<DeskPart>>> = {
  clock: async () => {
    const [{ loader }, { ClockView }] = await Promise.all([import('./ClockView.route.ts'), import('./ClockView.tsx')]);
    return part<ClockViewQuery>({ loader, View: ClockView });
  },
  packing: async () => {
    const [{ loader }, { PackingView }] = await Promise.all([
      import('./PackingView.route.ts'),
      import('./PackingView.tsx'),
    ]);
    return part<pickListQuery>({ loader, View: PackingView });
  },
  handover: async () => {
    const [{ loader }, { HandoverView }] = await Promise.all([
      import('./PackingView.route.ts'),
      import('./HandoverView.tsx'),
    ]);
    return part<pickListQuery>({ loader, View: HandoverView });
  },
  receiving: async () => {
    const [{ loader }, { ReceivingView }] = await Promise.all([
      import('./ReceivingView.route.ts'),
      import('./ReceivingView.tsx'),
    ]);
    return part<producersQuery>({ loader, View: ReceivingView });
  },
  week: async () => {
    const [{ loader }, { WeekView }] = await Promise.all([import('./WeekView.route.ts'), import('./WeekView.tsx')]);
    return part<WeekViewQuery>({ loader, View: WeekView });
  },
  orders: async () => {
    const [{ loader }, { OrdersView }] = await Promise.all([
      import('./OrdersView.route.ts'),
      import('./OrdersView.tsx'),
    ]);
    return part({ loader, View: OrdersView });
  },
  customers: async () => {
    const [{ loader }, { CustomersView }] = await Promise.all([
      import('./CustomersView.route.ts'),
      import('./CustomersView.tsx'),
    ]);
    return part({ loader, View: CustomersView });
  },
  deposits: async () => {
    const [{ loader }, { DepositsView }] = await Promise.all([
      import('./DepositsView.route.ts'),
      import('./DepositsView.tsx'),
    ]);
    return part<DeskCustomersQuery>({ loader, View: DepositsView });
  },
  information: async () => {
    const [{ loader }, { InformationView }] = await Promise.all([
      import('./InformationView.route.ts'),
      import('./InformationView.tsx'),
    ]);
    return part<InformationViewQuery>({ loader, View: InformationView });
  },
  catalogue: async () => {
    const [{ loader }, { CatalogueView }] = await Promise.all([
      import('./CatalogueView.route.ts'),
      import('./CatalogueView.tsx'),
    ]);
    return part<CatalogueViewQuery>({ loader, View: CatalogueView });
  },
};
