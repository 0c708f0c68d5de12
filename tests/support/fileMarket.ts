/** A market in three small files, for tests that import it and then change it. */
export const FILE_MARKET: Record<string, string> = {
  'sellers.csv': 'handle,name,legacy_id\nferme,Ferme,201\nrucher,Rucher,117\n',
  'collections.csv':
    'handle_fr,handle_en,name_fr,name_en,priority,parent\nlegumes,vegetables,Légumes,Vegetables,1,\nracines,roots,Racines,Roots,2,legumes\nmiel,honey,Miel,Honey,3,\n',
  'products.csv': `handle_fr,handle_en,name_fr,name_en,seller,collections,variant,variant_fr,price,compared_at_price,track_stock,stock,stored,stored_stock
carottes,carrots,Carottes,Carrots,ferme,racines|legumes,botte,botte,3.50,4.00,yes,10,yes,4
carottes,,,,,,sac,sac de 5 lb,6.50,,no,0,no,0
miel-dore,golden-honey,Miel doré,Golden honey,rucher,miel,pot,pot,12.00,,yes,5,no,0
`,
};

/** The market with some of its files replaced. */
export const fileMarket = (files: Record<string, string> = {}): Record<string, string> => ({
  ...FILE_MARKET,
  ...files,
});

const PRODUCTS = FILE_MARKET['products.csv'] ?? '';

/** The market with a text of its products file replaced. Throws if the text is missing. */
export function withProducts(from: string, to: string): Record<string, string> {
  if (!PRODUCTS.includes(from)) throw new Error(`no product says ${from}`);
  return fileMarket({ 'products.csv': PRODUCTS.replace(from, to) });
}
