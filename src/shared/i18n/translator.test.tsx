import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Trans } from './Trans.tsx';
import { createTranslator, TranslatorContext, type Messages, type TextKey } from './translator.ts';

afterEach(cleanup);

const messages: Messages = {
  cart: {
    title: 'Panier',
    articles_zero: 'Aucun article',
    articles_one: '{{count}} article',
    articles_other: '{{count}} articles',
    note: "{{name}} : c'est {{state}}",
    until: 'Order by {{time}}.',
    market: 'Bienvenue au {{market}}',
    strong: 'Avant <b>{{day}}</b>, dès <b>10 h</b> <i>ici</i>',
  },
};
/** A translator whose keys are not those of the screens. */
function translatorFor(language: 'fr' | 'en' = 'fr') {
  const { t, add } = createTranslator(language, messages, 'Marché du Nord');
  return { t: (key: string, values?: Record<string, unknown>) => t(key as TextKey, values), add };
}

describe('createTranslator', () => {
  it('fills in values as they are, leaves out missing ones, and knows the name of the market', () => {
    const { t } = translatorFor();
    expect(t('cart.title')).toBe('Panier');
    expect(t('cart.note', { name: "L'œuf $& {{state}}", state: 3 })).toBe("L'œuf $& {{state}}\u00A0: c’est 3");
    expect(t('cart.note', { name: undefined, state: null })).toBe('\u00A0: c’est ');
    expect([t('cart.market'), t('cart.market', { market: 'Sud' })]).toEqual([
      'Bienvenue au Marché du Nord',
      'Bienvenue au Sud',
    ]);
  });

  it('chooses the plural of the language, and the text for zero where there is one', () => {
    const { t } = translatorFor();
    expect([0, 1, 1.5, 2, 1_000_000].map((count) => t('cart.articles', { count }))).toEqual([
      'Aucun article',
      '1 article',
      '1.5 article',
      '2 articles',
      '1000000 articles',
    ]);
    expect(translatorFor('en').t('cart.articles', { count: 1.5 })).toBe('1.5 articles');
    expect(t('cart.title', { count: 2 })).toBe('Panier');
  });

  it('resolves an unknown key, or one of several texts, to itself until texts are added', () => {
    const { t, add } = translatorFor();
    const keys = ['cart.gone', 'cart', 'desk.hello.you', 'cart.title.x'];
    expect(keys.map((key) => t(key))).toEqual(keys);
    add({ desk: { hello: { you: 'Bonjour !' } }, cart: { gone: 'Parti' } });
    expect([t('desk.hello.you'), t('cart.gone'), t('cart.title')]).toEqual(['Bonjour\u202F!', 'Parti', 'Panier']);
  });

  it('ends an English sentence once after an hour', () => {
    expect(translatorFor('en').t('cart.until', { time: '9 a.m.' })).toBe('Order by 9 a.m.');
  });
});

describe('Trans', () => {
  it('renders components for their tags, and values as text', () => {
    const { container } = render(
      <TranslatorContext value={createTranslator('fr', messages, '')}>
        <p>
          <Trans
            i18nKey={'cart.strong' as TextKey}
            values={{ day: '<b>lundi</b>' }}
            components={{ b: <strong className="day" /> }}
          />
        </p>
      </TranslatorContext>,
    );
    expect(container.innerHTML).toBe(
      '<p>Avant <strong class="day">&lt;b&gt;lundi&lt;/b&gt;</strong>, dès <strong class="day">10&nbsp;h</strong> &lt;i&gt;ici&lt;/i&gt;</p>',
    );
  });
});
