import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Json } from './expectation.ts';
import type { Interaction } from './interaction.ts';
import { selectionsOf, walkOf } from './selections.ts';
import { paramsOf } from './stateParams.ts';

/** Fields whose texts screens show as what a thing is called, or as its address or picture. */
const SHOWN = /^(name|title|path|handle(Primary|Secondary)?|[a-z]+Name)$/;

/**
 * Values that no interaction of the contract holds, by a pattern of the operation and the place, each with its reason.
 * Where the reason is a list that others share, the same fragment is held in another operation.
 */
export const FREE_VALUES: readonly (readonly [RegExp, string])[] = [
  [/\.leftOut\./, 'A cart leaves lines out only beyond 200 of them.'],
  [
    /^(HomeScreenQuery|ContactScreenQuery|ClosedMarketQuery) announcedWeeks\./,
    'The weeks of every page, which LayoutQuery holds.',
  ],
  [
    /^(ContactScreenQuery|DeskOrdersQuery|ClosedMarketQuery) (locations|shippingZones)\./,
    'All places of the market, in use or not.',
  ],
  [/ staff\.goodsDays\.places\./, 'All places of the market in service, which others have made, too.'],
  [
    /^(pickList|useListChanges|producers|WeekView|MailingView|RehearsalPanel)Query /,
    'Lists of a week that others have ordered in, too.',
  ],
  [/^CatalogueViewQuery staff\.producers\./, 'All producers of the market, to choose from.'],
  [/^CatalogueViewQuery staff\.catalogueSavings\./, 'The last savings of the market, whatever they changed.'],
  [
    /^(SalesViewQuery|NumbersViewQuery|StatementsViewQuery|StatementSendingQuery|MarkProducerPaidMutation|SendStatementsMutation) /,
    'Sums of days and weeks in which others have ordered, too.',
  ],
  [/^(ProposalsViewQuery|AnswerProposalsMutation) /, 'Lists of what all producers of a market propose.'],
  [/^(SlipsViewQuery|SendSlipMutation|RevokeSlipLinksMutation) /, 'Producers as the desk lists all of them.'],
  [/^ClosedMarketQuery sellers\./, 'The first producers of a market, whoever they are.'],
  [/^SellersScreenQuery others\./, 'The producers of `mapped`, from the other end of the alphabet.'],
  [/^DeskOrderQuery /, 'An order is found by its number, which the market gives.'],
  [/^standardTextsQuery /, 'FaqScreenQuery holds the fee; the standard texts are those of any market software.'],
  [/^EarlierTextsQuery /, 'TextsViewQuery holds it; the versions of the contract have no text of their own.'],
  [/^InformationViewQuery staff\.siteVersions\./, 'Former versions are whatever the operator had before.'],
  [
    /^InformationViewQuery staff\.termsAgreement\./,
    'Whoever agreed is the market’s own; ConfirmMarketTermsMutation creates one.',
  ],
  [/^CalendarViewQuery staff\.marketRules\.agreement\./, 'As the agreement to amounts.'],
  [/^DataPanelQuery personalData\.fileName$/, 'It has the day of the download.'],
  [/\.parent\.parent\./, 'The categories of the contract have two levels.'],
  [
    /\.(returns|problems)\.to(Card|Balance)$/,
    'OrderScreenQuery holds it; the other orders of the contract have no returned goods.',
  ],
  [
    /\.depositsHeld$/,
    'A guest’s order, or a customer who holds some: RefundGuestDepositMutation and DeskCustomersQuery.',
  ],
  [/\.history\.lines\.productName$/, 'UpdateOrderLinesMutation holds it; other steps name no line.'],
  [/\.depositKept$|^MissingChoiceQuery staff\.(credited\.toCard|refunded\.toBalance)$/, 'It is 0 for these goods.'],
  [
    /Mutation \S*\b(refundedToCard|refundedToBalance|cancelRefund\.to(Card|Balance))$/,
    'It is 0 where nothing was refunded, or all of it.',
  ],
  [
    /^CombineOrdersMutation combineOrders\.merged\.(products\.|shipping$|balanceApplied$)/,
    'The order that was taken up has none.',
  ],
  [
    /(^CombineOrders|^StartTrial|^OrderAgain|^ChooseIfMissing|^SettleMissing|^UndoOrderStep|^UpdateOrderLines|^ReplaceLine|^Orders|^AnswerOrderProblem)\S+ \S+\.(location|shippingZone)\.name$/,
    'These interactions pick up, or are brought, not both.',
  ],
  [/^DeskOrdersQuery staff\.orders\.edges\.node\.location\.name$/, 'OrdersTablePaginationQuery holds it.'],
  [
    /^StartTrialMutation startTrial\.(cart\.totals\.fee$|user\.membership\.)/,
    'A trial costs nothing, and has no receipt.',
  ],
  [/^AccountScreenQuery user\.(baskets|shippingAddress\.zones|closure\.baskets)\./, 'refreshBasketsQuery holds it.'],
  [/^(BalanceLedgerPagination|CustomerMovementsPagination)Query /, 'AccountScreenQuery and DeskCustomerQuery hold it.'],
  [
    /^(NewOrder|useEntryPreview|EnterOrder|ReceiveCash|GoodsFields|BuyerFields|useMovePreview)(Query|Mutation) /,
    'Conformance holds it.',
  ],
  [
    /^ClosingNoticeQuery cart\.autoClosePreview\.credit$/,
    'The cart’s own operations hold it; this customer has no credit.',
  ],
  [/\.cash\.(due|received)$/, 'DeskOrdersQuery holds what is due; what is received is in conformance.'],
  [/^CustomersTablePaginationQuery /, 'DeskCustomersQuery holds it.'],
  [/^DeskCustomersQuery staff\.guestOrders\./, 'Every guest’s order that holds deposits.'],
  [/^DeskCustomerQuery staff\.customer\.closure\./, 'AccountScreenQuery holds it.'],
  [/^refreshCardQuery /, 'refreshBasketsQuery holds it.'],
  [/^useOrderSheetQuery /, 'DeskOrdersQuery and the mutations of orders hold it.'],
  [/^SettleMissingMutation settleMissing\.order\.refundable\.toBalance$/, 'The balance has got what it paid.'],
  [/^UpdateUserMutation updateUser\.shippingAddress\.name$/, 'Held in conformance: stores an address as it is typed.'],
];

/** The places of money amounts, names, titles, handles and pictures that an operation selects: 'cart.items.variant.price'. */
export function shownPlaces(schema: GraphQLSchema, document: DocumentNode): string[] {
  const { operation, fragments } = walkOf(schema, document, {});
  const places = new Set<string>();
  const collect = (typeName: string, selections: readonly SelectionNode[], around: string, isNamed: boolean): void => {
    const type = schema.getType(typeName);
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) {
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        if (part) collect(part.typeCondition?.name.value ?? typeName, part.selectionSet.selections, around, isNamed);
        continue;
      }
      const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
      if (!field) continue;
      const place = `${around}.${node.alias?.value ?? field.name}`;
      const fieldType = getNamedType(field.type);
      const isText = ['String', 'URL'].includes(fieldType.name);
      if (fieldType.name === 'Cents' || (isText && (isNamed || SHOWN.test(field.name)))) places.add(place);
      if (isCompositeType(fieldType))
        collect(
          fieldType.name,
          selectionsOf([node]),
          place,
          fieldType.name === 'BilingualText' && SHOWN.test(field.name),
        );
    }
  };
  const root = schema.getRootType(operation.operation);
  collect(root?.name ?? '', operation.selectionSet.selections, '', false);
  return [...places].map((place) => place.slice(1));
}

const isHeld = (value: Json | undefined) => value !== undefined && value !== null && value !== 0 && value !== '';

/** The places whose value an interaction expects exactly. 0 is not counted: it is 0 in dollars as well. */
function heldPlaces({ rules, response, suite }: Interaction): string[] {
  if (suite !== 'contract') return [];
  return Object.entries(rules).flatMap(([path, { matchers }]) => {
    if (!matchers.some(({ match }) => match === 'equality') || !isHeld(exampleAt(response, path))) return [];
    return [path.slice('$.data.'.length).replaceAll(/\[[^\]]*\]/g, '')];
  });
}

/** The example at a path of a rule: '$.data.cart.items[*].quantity'. */
function exampleAt(response: Json, path: string): Json | undefined {
  const keys = path
    .replaceAll('[*]', '.0')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);
  return keys.reduce<Json | undefined>(
    (around, key) => (Array.isArray(around) ? around[Number(key)] : paramsOf(around)[key]),
    response,
  );
}

/** Why the value at a place is held by no interaction; null: it has to be. */
export const freedomOf = (operation: string, place: string): string | null =>
  FREE_VALUES.find(([pattern]) => pattern.test(`${operation} ${place}`))?.[1] ?? null;

/** The places of shown values that no interaction of the contract holds exactly, one sentence each. */
export function unheldValues(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  interactions: readonly Interaction[],
): string[] {
  const byOperation = Map.groupBy(interactions, ({ operation }) => operation.name);
  const unheld = [...byOperation].flatMap(([name, list]) => {
    const operation = operations.get(name);
    const held = new Set(list.flatMap(heldPlaces));
    return (operation ? shownPlaces(schema, operation.document) : [])
      .filter((place) => !held.has(place))
      .map((place) => [name, place] as const);
  });
  const unused = FREE_VALUES.filter(([pattern]) => !unheld.some(([name, place]) => pattern.test(`${name} ${place}`)));
  return [
    ...unheld
      .filter(([name, place]) => freedomOf(name, place) === null)
      .map(([name, place]) => `${name} has no interaction of the contract that holds ${place} exactly.`),
    ...unused.map(([pattern]) => `The contract holds all values of ${String(pattern)}: it needs no exception.`),
  ];
}
