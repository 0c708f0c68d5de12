import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { fold } from './words.ts';

/**
 * How much less goods score than the plain thing of the same name. What is sold in bulk or cut for a purpose scores less than a word
 * of the name that was typed adds; what smoke or a marinade made another thing stands behind all that is plain.
 */
const DEDUCTED = { cured: 100, cut: 14, bulk: 18 } as const;

const named = (...patterns: string[]) => new RegExp(`(?:^|[^a-z])(?:${patterns.join('|')})(?![a-z])`);
/** Of French names, folded: filet de porc fumé, filet de porc aux pommes. */
const CURED = named(
  'champignons (?:tranches|a brochettes)|pieds et morceaux',
  '(?:fume|marine|seche|deshydrate|pane)e?s?',
  '(?:filets?|roti|poitrines?|cuisses?|pilons?|ailes?|cotes?|cotelettes?|magret|truite|gigot|epaule|poulet|dinde|canard) .*(?:aux? (?:pommes|poivre|piment|paprika|miel|thym)|a (?:l.erable|l.ail|la moutarde)|farci)',
);
/** Carottes à jus, courgettes rondelles. */
const CUT = named(
  '(?:farci|hache|tranche|rape|pele|assaisonne|epice|denoyaute|lactofermente|grille)e?s?',
  'mais (?:fume )?en grains|parures?|galettes? de (?:dinde|poulet)|en (?:morceaux|cubes|des|tranches|troncons|lanieres|rondelles|poudre|puree|conserve|crapaudine)|rondelles',
  'au sirop|a (?:jus|mariner|marinade|brochettes|soupe|potage|sauce|chips|cuire|confire|compote|choucroute|farcir|glacer|rotir|conserve|effilocher|baba ghanouj)',
);
/** What is sold for many or for putting up. */
const BULK = named(
  'caisse|vrac|familial|second choix|pour (?:conserves?|six|dix)|boite de|sac de \\d+ (?:lb|kg)|gros sac',
);

/** What is deducted from the score of goods that are not the plain thing. */
export function notPlain(product: ProductRow): number {
  const name = fold(product.name.primary.toLowerCase());
  const shelf = fold(product.placements[0]?.collection.name.primary.toLowerCase() ?? '');
  const isCured = CURED.test(name) && !/fleur|bouquet/.test(shelf);
  const isBulk = BULK.test(name) || BULK.test(shelf);
  return isCured ? DEDUCTED.cured : isBulk ? DEDUCTED.bulk : CUT.test(name) ? DEDUCTED.cut : 0;
}
