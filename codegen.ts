import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as operationHooks } from './tools/operationHooks.ts';

const scalars = {
  Cents: 'number',
  Date: 'string',
  DateTime: { input: 'string', output: 'Date' },
  EpochSeconds: 'number',
  URL: 'string',
  ID: 'string',
};

const types = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: true },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  generates: {
    '__generated__/schemaTypes.ts': { plugins: ['typescript'], config: types },
    '__generated__/resolvers.ts': {
      plugins: [{ add: { content: "import type * as Types from './schemaTypes.ts';" } }, 'typescript-resolvers'],
      config: {
        ...types,
        namespacedImportName: 'Types',
        contextType: '../server/api/context.ts#Context',
        mappers: {
          Product: '../server/snapshot/catalogueSnapshot.ts#ProductRow',
          Variant: '../server/snapshot/catalogueSnapshot.ts#VariantRow',
          Seller: '../server/snapshot/catalogueSnapshot.ts#SellerRow',
          Collection: '../server/snapshot/catalogueSnapshot.ts#CollectionRow',
          ProductConnection: '../server/catalogue/catalogueLists.ts#ProductPage',
          SearchConnection: '../server/catalogue/catalogueSearch.ts#SearchPage',
          ProductCollection: '../server/snapshot/catalogueSnapshot.ts#PlacementRow',
          Location: '../server/fulfilment/places.ts#LocationRow',
          ShippingZone: '../server/fulfilment/places.ts#ShippingZoneRow',
          Period: '../rules/period.ts#MarketPeriod',
          Cart: '../server/cart/cartView.ts#CartView',
          CartItem: '../server/cart/cartView.ts#CartLineView',
          Payment: '../server/checkout/attempt/checkoutStore.ts#AttemptRow',
          Order: '../server/orders/orderView.ts#OrderView',
          OrderEvent: '../server/orders/orderEvent.ts#OrderEventView',
          OrderLine: '../server/orders/orderView.ts#OrderLineView',
          Fulfillment: '../server/orders/orderView.ts#FulfillmentView',
          User: '../server/account/customerView.ts#CustomerView',
          ShippingAddress: '../server/database/peopleTables.ts#ShippingAddressRow',
          Membership: '../server/membership/membershipStore.ts#MembershipRow',
          MembershipReceipt: '../server/membership/membershipStore.ts#ChargeRow',
          BalanceMovement: '../server/balance/balanceStore.ts#MovementRow',
          PaymentMethod: '../server/cards/cardStore.ts#CardRow',
          Basket: '../server/baskets/basketStore.ts#BasketRow',
          UserBasket: '../server/baskets/userBasketView.ts#UserBasketView',
          Staff: '../server/desk/deskService.ts#StaffView',
          StaffCustomer: '../server/desk/deskCustomerService.ts#DeskCustomer',
          PackingWeek: '../server/desk/packingView.ts#PackingWeekView',
          PackingSheet: '../server/desk/packingView.ts#SheetView',
          PackingLine: '../server/desk/packingView.ts#SheetLineView',
          ProducerList: '../server/desk/producerTotals.ts#ProducerView',
          ProducerItem: '../server/desk/producerTotals.ts#ItemView',
          ProducerLine: '../server/desk/producerTotals.ts#ItemLineView',
          StaffWeek: '../server/desk/weekService.ts#StaffWeekView',
          WeekPlace: '../server/desk/weekService.ts#WeekPlaceView',
          WeekProducer: '../server/desk/weekStore.ts#ProducerCount',
          WatchedOrder: '../server/desk/weekService.ts#WatchedOrderView',
          UnappliedPayment: '../server/checkout/attempt/unappliedStore.ts#UnappliedRow',
          Job: '../server/jobs/jobService.ts#JobView',
          ClosingRehearsal: '../server/checkout/closing/closingRehearsal.ts#ClosingRehearsal as RehearsalView',
          RehearsedCart: '../server/checkout/closing/closingRehearsal.ts#RehearsedCart as RehearsedCartView',
          Banner: '../server/database/tables.ts#BannerRow',
          SiteInformations: '../server/siteInformation/siteInformationStore.ts#MarketSettings',
          Market: '../server/siteInformation/siteInformationStore.ts#MarketSettings',
          Popup: '../server/database/tables.ts#PopupRow',
          StoredModal: '../server/database/tables.ts#StoredModalRow',
          OperatorPage: '../server/database/tables.ts#OperatorPageRow',
          OperatorPageSection: '../server/database/tables.ts#OperatorPageSectionRow',
          MarketIdentity: '../server/database/tables.ts#MarketIdentityRow',
          MarketContact: '../server/database/tables.ts#MarketContactRow',
          Action: '../server/database/tables.ts#ActionRow',
        },
      },
    },
    '__generated__/hooks': {
      documents: './src/**/*.{ts,tsx}',
      preset: operationHooks,
    },
  },
  pluckConfig: { modules: [{ name: 'react-relay', identifier: 'graphql' }] },
  config: { skipDocumentsValidation: true },
};

export default config;
