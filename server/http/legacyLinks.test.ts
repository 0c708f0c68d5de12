import { describe, expect, it } from 'vitest';
import { legacyCategories, legacyTarget } from './legacyLinks.ts';

const target = (query: string) => legacyTarget(new URLSearchParams(query));

describe('links of the older site', () => {
  it('redirect to a producer by its number, whatever the order and the case of the names (F-014)', () => {
    expect(target('SSCID=Producteur&section=produits&ID=12')).toEqual({ page: 'seller', legacyId: 12 });
    expect(target('id=12&Section=produits&sscid=Producteur&x=1')).toEqual({ page: 'seller', legacyId: 12 });
  });
  it.each(['', '0', '-1', '1e3', '12a', '99999999999', '%00'])(
    'redirect to all producers for the number "%s"',
    (id) => {
      expect(target(`SSCID=Producteur&section=produits&ID=${id}`)).toEqual({ page: 'sellers' });
    },
  );
  it('redirect to all producers without a number', () => {
    expect(target('SSCID=Producteur&section=produits')).toEqual({ page: 'sellers' });
  });
  it('redirect to contact and to the questions (F-015)', () => {
    expect(target('section=lire&alias=contact')).toEqual({ page: 'contact' });
    expect(target('section=faq')).toEqual({ page: 'faq' });
  });
  it.each([
    '',
    'section=',
    'section=lire',
    'section=lire&alias=histoire',
    'section=produits&ID=3',
    'SSCID=Producteur',
    'section=categorie&ID=1',
    's=faq',
  ])('lead nowhere for "%s": the category table stays unreachable', (query) => {
    expect(target(query)).toBeNull();
  });
  it('reach no row of the category table, in any form that its links could have had', () => {
    expect(Object.keys(legacyCategories).length).toBeGreaterThan(0);
    for (const [id, handle] of Object.entries(legacyCategories)) {
      for (const section of ['categorie', 'categories', 'produits', handle])
        expect(target(`section=${section}&ID=${id}`)).toBeNull();
    }
  });
});
