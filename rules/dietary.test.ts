import { describe, expect, it } from 'vitest';
import { contradiction, dietaryNeeds, isKnownAgainst, meetsNeed, type DietaryDeclaration } from './dietary.ts';
import { readDietaryNeeds } from './dietaryWords.ts';

const needsMet = (declared: DietaryDeclaration) => dietaryNeeds.filter((need) => meetsNeed(declared, need));

describe('what a declaration meets', () => {
  it('is nothing without a declaration', () => {
    expect(needsMet({ diets: null, allergens: null })).toEqual([]);
    expect(needsMet({ diets: [], allergens: {} })).toEqual([]);
  });

  it('is what was declared: an allergen contained or possible as traces is neither free nor unknown', () => {
    const allergens = { gluten: 'free', milk: 'contains', nuts: 'traces', eggs: 'free' } as const;
    expect(needsMet({ diets: null, allergens })).toEqual(['gluten_free', 'egg_free']);
    expect(needsMet({ diets: ['gluten_free', 'lactose_free'], allergens: null })).toEqual([
      'gluten_free',
      'lactose_free',
    ]);
  });

  it('counts vegan as vegetarian and no milk as no lactose, but not the reverse', () => {
    expect(needsMet({ diets: ['vegan'], allergens: null })).toEqual(['vegan', 'vegetarian']);
    expect(needsMet({ diets: ['vegetarian'], allergens: null })).toEqual(['vegetarian']);
    expect(needsMet({ diets: null, allergens: { milk: 'free' } })).toEqual(['lactose_free', 'milk_free']);
    expect(needsMet({ diets: ['lactose_free'], allergens: { milk: 'contains' } })).toEqual(['lactose_free']);
  });

  it('is known not to be met where an allergen or its traces, or only other diets, are declared', () => {
    const against = (diets: DietaryDeclaration['diets'], allergens: DietaryDeclaration['allergens']) =>
      dietaryNeeds.filter((need) => isKnownAgainst({ diets, allergens }, need));
    expect(against(null, null)).toEqual([]);
    expect(against(null, { nuts: 'traces', eggs: 'contains', soy: 'free' })).toEqual(['egg_free', 'nut_free']);
    expect(against([], null)).toEqual(['vegan', 'vegetarian', 'gluten_free', 'lactose_free']);
    expect(against(['vegetarian'], { milk: 'free' })).toEqual(['vegan', 'gluten_free']);
    expect(against(['lactose_free'], { milk: 'contains' })).toEqual([
      'vegan',
      'vegetarian',
      'gluten_free',
      'milk_free',
    ]);
  });

  it('never contradicts itself', () => {
    const of = (diets: DietaryDeclaration['diets'], allergens: DietaryDeclaration['allergens']) =>
      contradiction({ diets, allergens });
    expect(of(['vegan'], { milk: 'contains' })).toEqual({ diet: 'vegan', allergen: 'milk' });
    expect(of(['vegetarian'], { shellfish: 'contains' })).toEqual({ diet: 'vegetarian', allergen: 'shellfish' });
    expect(of(['gluten_free'], { gluten: 'traces' })).toEqual({ diet: 'gluten_free', allergen: 'gluten' });
    expect(of(['vegan'], { milk: 'traces' })).toBeNull();
    expect(of(['vegetarian', 'lactose_free'], { milk: 'contains', eggs: 'contains' })).toBeNull();
    expect(of(null, { milk: 'contains' })).toBeNull();
  });
});

describe('needs in the words of a search', () => {
  it.each([
    ['sans gluten', ['gluten_free'], ''],
    ['pain sans gluten tranché', ['gluten_free'], 'pain tranché'],
    ['gluten free bread', ['gluten_free'], 'bread'],
    ['sans gluten ni lactose', ['gluten_free', 'lactose_free'], ''],
    ['biscuits sans œufs et sans produits laitiers', ['milk_free', 'egg_free'], 'biscuits'],
    ['gluten and dairy free cookies', ['gluten_free', 'milk_free'], 'cookies'],
    ['free of nuts', ['nut_free', 'peanut_free'], ''],
    ['tree nut free', ['nut_free'], ''],
    ['sans noix', ['nut_free', 'peanut_free'], ''],
    ['végane', ['vegan'], ''],
    ['plat végétarien', ['vegetarian'], 'plat'],
    ['chili végé', ['vegetarian'], 'chili'],
    ['plant based yogurt', ['vegan'], 'yogurt'],
    ['lait délactosé', ['lactose_free'], 'lait'],
    ['vegan gluten free brownies', ['vegan', 'gluten_free'], 'brownies'],
    ['sans fruits de mer', ['shellfish_free'], ''],
    ['intolérant au lactose', ['lactose_free'], ''],
    ['biscuits allergie aux arachides', ['peanut_free'], 'biscuits'],
    ['nut allergy', ['nut_free', 'peanut_free'], ''],
    ['lactose intolerant', ['lactose_free'], ''],
    ['allergic to milk', ['milk_free'], ''],
  ])('reads the needs in %s', (words, needs, rest) => {
    const reading = readDietaryNeeds(words.split(' '));
    expect([reading.needs, reading.rest.join(' ')]).toEqual([needs, rest]);
  });

  it.each([
    'sans sucre',
    'bière sans alcool',
    'eggs free range',
    'free range eggs',
    'veggie tray',
    'veggie basket',
    'lait',
    'noix et noisettes',
    'végétal',
    'allergie',
  ])('leaves %s as it is', (words) =>
    expect(readDietaryNeeds(words.split(' '))).toEqual({ needs: [], rest: words.split(' ') }),
  );

  it('reads every allergen', () => {
    const { needs } = readDietaryNeeds(['allergen', 'free']);
    expect(dietaryNeeds.filter((need) => !needs.includes(need))).toEqual(['vegan', 'vegetarian', 'lactose_free']);
  });
});
