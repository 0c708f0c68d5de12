import { expect, it } from 'vitest';
import { pageNamed } from './servicePages.ts';
import { offeredPage } from './shopQuestions.ts';

/** Every word may be goods: whole questions are read by what they ask, whatever else they name. */
const isGoods = () => true;

it.each([
  ['est-ce que vous livrez à la campagne', 'delivery'],
  ['do you deliver to my door or do i have to pick up', 'delivery'],
  ['combien coûte la livraison', 'delivery'],
  ['pause my basket', 'my_baskets'],
  ['sauter ma livraison la semaine prochaine', 'my_baskets'],
  ['skip next week', 'my_baskets'],
  ['comment annuler mon abonnement panier', 'my_baskets'],
  ['comment ça marche les paniers', 'baskets'],
  ['how do i cancel my order', 'orders'],
  ['i didnt get my eggs', 'orders'],
  ['je veux changer mon adresse de livraison', 'account'],
  ['do you take interac', 'payment'],
  ['vous acceptez tu les cartes de crédit', 'payment'],
  ['cest quoi les heures d’ouverture samedi', 'hours'],
  ['can i change my pickup location', 'pickup'],
  ['avez-vous un magasin', 'contact'],
  ['y a-t-il des frais si je commande moins de 50 $', 'fee'],
  ['where do your vegetables come from', 'producers'],
  ['taxes incluses', 'taxes'],
  ['when does the order close', 'ordering'],
  ['quand fermez-vous les commandes', 'ordering'],
  ['j’ai oublié d’aller chercher mon panier', 'pickup'],
  ['i forgot to add something to my order', 'more'],
  ['j’ai oublié le lait dans ma commande', 'more'],
  ['can i add milk to my order', 'more'],
  ['les œufs étaient cassés', 'refunds'],
  ['bread was moldy', 'refunds'],
  ['my delivery is missing the eggs', 'refunds'],
  ['can i return egg cartons', 'deposits'],
  ['est-ce que le pain contient du lait', 'allergens'],
  ['does the granola have nuts', 'allergens'],
  ['i have a gift certificate how do i use it', 'payment'],
  ['acceptez-vous les chèques', 'payment'],
  ['i was charged twice', 'payment'],
  ['my order never came', 'orders'],
  ['driver didn’t come', 'orders'],
  ['unsubscribe from emails', 'account'],
  ['devenir bénévole', 'contact'],
  ['fermé à Noël?', 'hours'],
  ['est-ce que je peux venir chercher samedi matin', 'pickup'],
  ['d’où viennent vos légumes', 'producers'],
  ['c’est quoi votre marché', 'ordering'],
  ['vos heures le samedi', 'hours'],
  ['hours for easter', 'hours'],
  ['my order is late', 'orders'],
  ['where do i pick up my order', 'pickup'],
  ['je suis absent cette semaine', 'my_baskets'],
  ['qui êtes-vous', 'contact'],
  ['how fresh is the food', 'producers'],
  ['est-ce que je peux choisir le contenu de mon panier', 'baskets'],
  ['où sont situés les producteurs', 'producers'],
])('leads from the question %s to the page about %s', (words, page) => expect(pageNamed(words, isGoods)).toBe(page));

it.each([
  'avez vous du fromage frais',
  'how to store carrots',
  'je veux 2 livres de boeuf haché',
  'quoi mettre dans une boite à lunch',
  'what to put in an easter basket',
  'are your eggs from happy chickens',
])('takes %s for goods', (words) => expect(pageNamed(words, isGoods)).toBeNull());

it('leads to nothing that a market does not offer', () => {
  const none = { pickup: false, delivery: false, baskets: false, membership: false, deposits: false };
  expect(offeredPage('delivery', { ...none, pickup: true })).toBe('pickup');
  expect(offeredPage('pickup', { ...none, delivery: true })).toBe('delivery');
  expect(offeredPage('delivery', none)).toBe('contact');
  expect(offeredPage('my_baskets', none)).toBe('orders');
  expect(offeredPage('membership', none)).toBe('contact');
  expect(offeredPage('delivery', { ...none, delivery: true })).toBe('delivery');
});
