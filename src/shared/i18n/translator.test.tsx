import { cleanup, render, renderHook } from '@testing-library/react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { addTexts, createTranslator, type Messages, type TextKey } from './translator.ts';

afterEach(cleanup);

const messages: Messages = {
  cart: {
    title: 'Panier',
    articles_zero: 'Aucun article',
    articles_one: '{{count}} article',
    articles_other: '{{count}} articles',
    grouped_one: '{{count, whole}} article',
    grouped_other: '{{count, whole}} articles',
    note: '{{name}}\u00A0: c’est {{state}}',
    until: 'Order by {{time}}.',
    market: 'Bienvenue au {{market}}',
    strong: 'Avant <b>{{day}}</b>, dès <b>10\u00A0h</b> <i>ici</i>',
  },
};
/** A translator whose keys are not those of the screens. */
function translatorFor(language: 'fr' | 'en' = 'fr') {
  const translator = createTranslator(language, messages, 'Marché du Nord');
  return {
    t: (key: string, values?: Record<string, unknown>): string => String(translator.t(key as TextKey, values ?? {})),
    add: (more: Messages) => addTexts(translator, more),
  };
}

describe('createTranslator', () => {
  it('fills in values as they are, leaves out missing ones, and knows the name of the market', () => {
    const { t } = translatorFor();
    expect(t('cart.title')).toBe('Panier');
    expect(t('cart.note', { name: "L'œuf $& {{state}} $t(cart.title)", state: 3 })).toBe(
      "L'œuf $& {{state}} $t(cart.title)\u00A0: c’est 3",
    );
    expect(t('cart.note', { name: undefined, state: null })).toBe('\u00A0: c’est ');
    expect(t('cart.note')).toBe('\u00A0: c’est ');
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
    expect(t('cart.grouped', { count: 2148 })).toBe('2\u00A0148 articles');
    expect(translatorFor('en').t('cart.grouped', { count: 2148 })).toBe('2,148 articles');
    expect(translatorFor('en').t('cart.articles', { count: 1.5 })).toBe('1.5 articles');
    expect(t('cart.title', { count: 2 })).toBe('Panier');
  });

  it('resolves an unknown key, or one of several texts, to itself until texts are added', () => {
    const { t, add } = translatorFor();
    const keys = ['cart.gone', 'cart', 'desk.hello.you', 'cart.title.x', 'a:b'];
    expect(keys.map((key) => t(key))).toEqual(keys);
    add({ desk: { hello: { you: 'Bonjour\u202F!' } } });
    expect([t('desk.hello.you'), t('cart.title')]).toEqual(['Bonjour\u202F!', 'Panier']);
    expect(translatorFor().t('desk.hello.you')).toBe('desk.hello.you');
  });

  it('adds texts beside others of the same first name, for this page alone', () => {
    const { t, add } = translatorFor();
    add({ cart: { sums: 'Détail du total' } });
    expect([t('cart.sums'), t('cart.title')]).toEqual(['Détail du total', 'Panier']);
    expect(translatorFor().t('cart.sums')).toBe('cart.sums');
  });

  it('gives components its own t', () => {
    const translator = createTranslator('fr', messages, '');
    const { result } = renderHook(() => useTranslation(), {
      wrapper: ({ children }) => <I18nextProvider i18n={translator}>{children}</I18nextProvider>,
    });
    expect(result.current.t).toBe(translator.t);
  });

  it('ends an English sentence once after an hour', () => {
    expect(translatorFor('en').t('cart.until', { time: '9 a.m.' })).toBe('Order by 9 a.m.');
    expect(translatorFor('fr').t('cart.until', { time: '3 déc.' })).toBe('Order by 3 déc.');
  });
});

describe('Trans', () => {
  it('renders components for their tags, and values as text', () => {
    const { container } = render(
      <I18nextProvider i18n={createTranslator('fr', messages, '')}>
        <p>
          <Trans
            i18nKey={'cart.strong' as 'cart.title'}
            values={{ day: "<b>lundi</b> & &amp; L'œuf" }}
            components={{ b: <strong className="day" /> }}
          />
        </p>
      </I18nextProvider>,
    );
    expect(container.innerHTML).toBe(
      '<p>Avant <strong class="day">&lt;b&gt;lundi&lt;/b&gt; &amp; &amp;amp; L\'œuf</strong>, dès <strong class="day">10&nbsp;h</strong> &lt;i&gt;ici&lt;/i&gt;</p>',
    );
  });
});
