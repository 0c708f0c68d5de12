import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Switch } from '../shared/ui/Switch.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { captureEarlyInput, replayEarlyInput } from './earlyInput.ts';

// What listens to the window does so as long as its document: here as long as its test.
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...added: Parameters<typeof listen>) => {
    listen(...added);
    removals.push(() => window.removeEventListener(...added));
  });
});
const removals: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const remove of removals.splice(0)) remove();
});

it('replays presses made before hydration: each button once, in order, and nothing else', async () => {
  document.body.innerHTML = `
    <button type="button" id="first"><span>+</span></button>
    <button type="button" id="second"></button>
    <button type="button" id="gone"></button>
    <form action="/"><button type="submit" id="form"></button></form>
    <a href="#there" id="link"></a>`;
  const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
  // As React marks what it has hydrated.
  for (const one of document.querySelectorAll('button')) Object.assign(one, { __reactProps$test: {} });
  captureEarlyInput();
  for (const pressed of [
    at('second'),
    at('first').firstElementChild!,
    at('second'),
    at('form'),
    at('link'),
    at('gone'),
  ])
    fireEvent.click(pressed);
  expect([...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)).toEqual(['first', 'second', 'gone']);
  at('gone').remove();

  const onClick = vi.fn<(id: string) => void>();
  document.body.addEventListener('click', ({ target }) => onClick((target as Element).id));
  replayEarlyInput();
  await waitFor(() => expect(onClick.mock.calls).toEqual([['second'], ['first']]));
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);

  fireEvent.click(at('first'));
  replayEarlyInput();
  expect(onClick).toHaveBeenCalledTimes(3);
});

/** Puts the server's HTML of `ui` into the page, and returns the function that hydrates it. */
function serve(ui: ReactNode): { hydrate: () => Promise<Root> } {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(ui);
  captureEarlyInput();
  return { hydrate: () => act(async () => hydrateRoot(container, ui)) };
}
const button = () => document.querySelector('button')!;

it('counts a press between hydration and the page’s own signal once', async () => {
  const pressed = vi.fn<() => void>();
  const { hydrate } = serve(
    <button type="button" onClick={pressed}>
      +
    </button>,
  );
  const root = await hydrate();
  fireEvent.click(button());
  replayEarlyInput();
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  fireEvent.click(button());
  expect(pressed).toHaveBeenCalledTimes(2);
  root.unmount();
});

it.each(['before the page is alive', 'when it is alive'])(
  'counts a press %s on a part that cannot be hydrated yet once it is',
  async (moment) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const code = Promise.withResolvers<void>();
    const pressed = vi.fn<() => void>();
    let isServer = true;
    function Part() {
      if (!isServer) use(code.promise);
      return (
        <button type="button" aria-label="Ajouter" onClick={pressed}>
          +
        </button>
      );
    }
    const { hydrate } = serve(
      <Suspense>
        <Part />
      </Suspense>,
    );
    isServer = false;
    const root = await hydrate();
    if (moment === 'when it is alive') replayEarlyInput();
    fireEvent.click(button());
    replayEarlyInput();
    await vi.advanceTimersByTimeAsync(10);
    expect(pressed).not.toHaveBeenCalled();
    expect(button().dataset['pressed']).toBe('');
    await act(async () => code.resolve());
    // Longer than all pauses between the tries.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(pressed).toHaveBeenCalledOnce();
    expect(button().dataset['pressed']).toBeUndefined();
    root.unmount();
    vi.useRealTimers();
  },
);

it('passes a press on to the button that replaced the pressed one', async () => {
  const pressed = vi.fn<() => void>();
  document.body.innerHTML = '<button type="button" aria-label="Ajouter Bleuets">+</button>';
  captureEarlyInput();
  fireEvent.click(button());
  document.body.innerHTML = '<button type="button" aria-label="Ajouter Bleuets">+</button>';
  button().addEventListener('click', pressed);
  replayEarlyInput();
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it('repeats a press that passes to a button before React knows it', async () => {
  document.body.innerHTML = '<button type="button">+</button>';
  const pressed = vi.fn<() => void>();
  captureEarlyInput();
  replayEarlyInput();
  fireEvent.click(button());
  await waitFor(() => expect(button().dataset['pressed']).toBe(''));
  button().addEventListener('click', pressed);
  Object.assign(button(), { __reactProps$test: {} });
  await waitFor(() => expect(button().dataset['pressed']).toBeUndefined());
  expect(pressed).toHaveBeenCalledOnce();
});

const choice = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Runs what was stored, and what it leads to. */
const hydrateAndReplay = async ({ hydrate }: ReturnType<typeof serve>): Promise<Root> => {
  const root = await hydrate();
  replayEarlyInput();
  await waitFor(() => expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0));
  return root;
};

function ExampleSwitch({ onChange, busy }: { onChange: (isOn: boolean) => void; busy?: boolean }) {
  const [isOn, setIsOn] = useState(false);
  const change = (value: boolean) => {
    setIsOn(value);
    onChange(value);
  };
  return <Switch title="Achat automatique" checked={isOn} busy={busy} onChange={change} />;
}

it.each([
  [1, true],
  [2, false],
  [3, true],
])('shows a switch as it is until hydration, and %i presses as one', async (presses, isOn) => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const page = serve(<ExampleSwitch onChange={onChange} />);
  for (let press = 0; press < presses; press += 1) fireEvent.click(screen.getByText('Achat automatique'));
  expect(choice(/automatique/).checked).toBe(false);
  expect(document.querySelectorAll('label[data-pressed]')).toHaveLength(isOn ? 1 : 0);
  const root = await hydrateAndReplay(page);
  expect(onChange.mock.calls).toEqual(isOn ? [[true]] : []);
  expect(choice(/automatique/).checked).toBe(isOn);
  root.unmount();
});

it('turns a switch on once it is no longer busy', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const { hydrate } = serve(<ExampleSwitch onChange={onChange} busy />);
  fireEvent.click(choice(/automatique/));
  const root = await hydrate();
  replayEarlyInput();
  await waitFor(() => expect(window.__PRESSED__).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => root.render(<ExampleSwitch onChange={onChange} />));
  await waitFor(() => expect(onChange.mock.calls).toEqual([[true]]));
  root.unmount();
});

/** A choice, and a button that acts on it. */
function ExampleFormats({ onAdd, waitFor: code }: { onAdd: (format: string) => void; waitFor?: () => void }) {
  code?.();
  const [format, setFormat] = useState('250 g');
  return (
    <>
      <ChoiceGroup legend="Format" value={format} onChange={setFormat}>
        {['250 g', '500 g', '1 kg'].map((value) => (
          <ChoiceRow key={value} value={value} title={value} />
        ))}
      </ChoiceGroup>
      <button type="button" onClick={() => onAdd(format)}>
        Ajouter
      </button>
    </>
  );
}

it('chooses the last radio pressed, and lets a later press act on it', async () => {
  const onAdd = vi.fn<(format: string) => void>();
  Element.prototype.scrollIntoView = () => {};
  const page = serve(<ExampleFormats onAdd={onAdd} />);
  for (const name of [/500 g/, /1 kg/]) fireEvent.click(choice(name));
  fireEvent.click(button());
  expect(choice(/1 kg/).checked).toBe(false);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(2);
  const root = await hydrateAndReplay(page);
  expect(onAdd.mock.calls).toEqual([['1 kg']]);
  expect(choice(/1 kg/).checked).toBe(true);
  root.unmount();
});

it('chooses a radio of a part that is hydrated after the press', async () => {
  const code = Promise.withResolvers<void>();
  const onAdd = vi.fn<(format: string) => void>();
  Element.prototype.scrollIntoView = () => {};
  let isServer = true;
  const { hydrate } = serve(
    <Suspense>
      <ExampleFormats onAdd={onAdd} waitFor={() => void (isServer || use(code.promise))} />
    </Suspense>,
  );
  isServer = false;
  const root = await hydrate();
  replayEarlyInput();
  fireEvent.click(choice(/1 kg/));
  await waitFor(() => expect(choice(/250 g/).checked).toBe(true));
  expect(choice(/1 kg/).closest('[data-pressed]')).not.toBeNull();
  await act(async () => code.resolve());
  await waitFor(() => expect(choice(/1 kg/).checked).toBe(true));
  fireEvent.click(button());
  expect(onAdd.mock.calls).toEqual([['1 kg']]);
  root.unmount();
});

it('gives a form what was typed and chosen before hydration, and then sends it', async () => {
  const onSubmit = vi.fn<(sent: string[]) => void>();
  function Form() {
    const [email, setEmail] = useState('');
    const [sort, setSort] = useState('new');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit([email, sort]);
        }}
      >
        <TextField label="Courriel" type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <select aria-label="Trier" value={sort} onChange={({ target }) => setSort(target.value)}>
          <option>new</option>
          <option>price</option>
        </select>
        <button type="submit">Envoyer</button>
      </form>
    );
  }
  const page = serve(<Form />);
  const email = screen.getByRole<HTMLInputElement>('textbox');
  for (const value of ['camille@exemple', 'camille@exemple.ca']) fireEvent.input(email, { target: { value } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'price' } });
  expect(fireEvent.click(button()), 'the browser does not send it').toBe(false);
  const root = await hydrateAndReplay(page);
  expect(onSubmit.mock.calls).toEqual([[['camille@exemple.ca', 'price']]]);
  expect(email.value).toBe('camille@exemple.ca');
  root.unmount();
});
