type Values = Record<string, unknown>;

/** A line of an order, with a test's overrides. */
export const lineOf = (values: Values = {}): Values => ({
  missing: values['status'] === 'missing' ? (values['quantity'] ?? 2) : 0,
  missingReturned: values['status'] === 'missing' ? (values['returned'] ?? 0) : 0,
  id: 'orl_1',
  productName: 'Carottes nantaises',
  variantName: 'la botte',
  sellerName: 'Ferme du Rang 6',
  seller: { id: 'sel_1', handle: 'ferme-du-rang-6' },
  price: 450,
  comparedAtPrice: null,
  quantity: 2,
  returned: 0,
  ifMissing: 'refund',
  returns: [],
  reusableBox: false,
  status: 'waiting',
  progress: 0,
  lastUpdated: null,
  image: null,
  ...values,
});

/** A return of one unit of a line, without any refund, with a test's overrides. Money in cents. */
export const backOf = (values: Values = {}): Values => ({
  at: '2026-12-03T14:31:00-05:00',
  missing: false,
  quantity: 1,
  toCard: 0,
  toBalance: 0,
  ...values,
});

/** A paid order for pickup, with a test's overrides. Money in cents. */
export const orderOf = (values: Values = {}): Values => ({
  id: 'ord_1',
  number: 20418,
  status: 'processed',
  ongoing: true,
  createdAt: '2026-11-20T20:12:00-05:00',
  customerName: 'Camille Roy',
  subtotal: 900,
  deposit: 0,
  shipping: 0,
  fee: 500,
  gst: 25,
  pst: 50,
  discount: 0,
  balanceApplied: 0,
  total: 1475,
  paymentPage: null,
  refundedToCard: 0,
  refundedToBalance: 0,
  calendar: null,
  changeableUntil: null,
  link: '/ma-commande/lnk_1',
  reopenable: true,
  combinableWith: [],
  mergedInto: null,
  mergedOrders: [],
  note: null,
  fulfillment: null,
  fromStorage: false,
  location: {
    id: 'loc_1',
    name: 'Halle du Portage',
    address: { line1: '120, rue des Flotteurs', line2: null, city: 'Gatineau' },
  },
  slot: { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' },
  products: [lineOf()],
  ...values,
});
