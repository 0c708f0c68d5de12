import { dietaryNeeds } from './dietary.ts';

/**
 * Query parameters that change what a page's HTML holds (routes 6): the start and the narrowing of a list, and the words
 * of the search. All others act in the browser alone.
 */
export const renderedParameters = [
  'after',
  'sort',
  'bio',
  'regional',
  'temperature',
  'onsale',
  'available',
  'seller',
  'category',
  'price',
  'view',
  'from',
  ...dietaryNeeds,
  's',
] as const;
