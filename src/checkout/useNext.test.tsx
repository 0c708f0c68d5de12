import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../tests/support/storefront/toldToasts.ts';
import { useNext } from './useNext.ts';

afterEach(cleanup);
const toasts = toldToasts();

type Props = Parameters<typeof useNext>[0];

type Facts = Partial<Omit<Props, 'texts'>>;

/** Presses Next with these facts, then what follows; `calls`: what was saved and paid, in order. `later`: what changes, in turn. */
async function press({
  texts = {},
  later = [],
  ...facts
}: Facts & { texts?: { hasPending?: boolean; isSaved?: boolean }; later?: readonly Facts[] }) {
  const calls: string[] = [];
  const { hasPending = false, isSaved = true } = texts;
  const props: Props = {
    step: 3,
    leadsTo: 'payment',
    blocker: null,
    isPlacePending: false,
    alcohol: [],
    isPaying: false,
    ...facts,
    texts: { hasPending, saving: false, save: async () => (calls.push('saved'), isSaved) } as unknown as Props['texts'],
    pay: async () => void calls.push('paid'),
  };
  function Page() {
    const [changes, setChanges] = useState(0);
    const next = useNext(Object.assign({}, props, ...later.slice(0, changes)) as Props);
    return (
      <>
        <button onClick={() => setChanges(changes + 1)}>later</button>
        <button onClick={next.press}>next</button>
        <button onClick={next.ageCheck.onConfirmed}>old enough</button>
        <button onClick={next.ageCheck.openAfterRefusal}>refused for the age</button>
        <output>{next.ageCheck.isOpen ? 'asks the age' : ''}</output>
      </>
    );
  }
  const { router } = await renderWithRelay(<Page />, { mockResolvers: {}, path: '/panier/paiement', page: 'cart' });
  const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { calls, click, router, asksAge: () => screen.getByRole('status').textContent !== '' };
}

it.each<[string, Parameters<typeof press>[0], string[]]>([
  ['pays', {}, ['paid']],
  ['sends the texts of a step that was skipped before it pays', { texts: { hasPending: true } }, ['saved', 'paid']],
  ['pays nothing while they are not saved', { texts: { hasPending: true, isSaved: false } }, ['saved']],
  ['saves the first step, and pays nothing there', { step: 1, leadsTo: 2 }, ['saved']],
  ['saves nothing at the second one', { step: 2, leadsTo: 3 }, []],
  ['asks the age for alcohol first', { alcohol: ['Cidre'] }, []],
  ['pays nothing that is blocked', { blocker: { key: 'cart.no_place' } }, []],
])('Next %s', async (_, facts, expected) => {
  const { calls, click, router, asksAge } = await press(facts);
  const before = router.state.location.pathname;
  await click('next');
  expect(calls).toEqual(expected);
  expect(asksAge()).toBe((facts.alcohol ?? []).length > 0);
  expect(toasts()).toHaveLength(facts.blocker ? 1 : 0);
  expect(router.state.location.pathname !== before).toBe(typeof facts.leadsTo === 'number');
});

it('pays once the age is confirmed, if that was asked before the payment', async () => {
  const { calls, click, asksAge } = await press({ alcohol: ['Cidre'] });
  await click('next');
  await click('old enough');
  expect([calls, asksAge()]).toEqual([['paid'], false]);
});

it('does not pay by itself once the age is confirmed after a refusal', async () => {
  const { calls, click, asksAge } = await press({});
  await click('refused for the age');
  expect(asksAge()).toBe(true);
  await click('old enough');
  expect([calls, asksAge()]).toEqual([[], false]);
});

it.each<[string, readonly Facts[], string[]]>([
  ['pays once the place is saved', [{}, { isPlacePending: false }], ['paid']],
  ['is forgotten if another step is shown meanwhile', [{ step: 3 }, { isPlacePending: false }], []],
  ['is forgotten if another step was shown meanwhile', [{ step: 3 }, { step: 2, isPlacePending: false }], []],
])('a press while the place is being saved %s', async (_, later, expected) => {
  const { calls, click } = await press({ step: 2, isPlacePending: true, later });
  await click('next');
  for (const _change of later) {
    expect(calls).toEqual([]);
    await click('later');
  }
  expect(calls).toEqual(expected);
});
