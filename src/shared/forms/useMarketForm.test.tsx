import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { ServerFailure } from '../relay/failure.ts';
import { saveInput } from '../storage/unsavedInput.ts';
import { TextField } from '../ui/TextField.tsx';
import { check, trimmed, z } from './formSchema.ts';
import { useMarketForm } from './useMarketForm.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const texts = { test: { missing: 'À remplir.', most: 'Au plus {{most}}.', taken: 'Ce nom est pris.', no: 'Pas ici.' } };
const translator = createTranslator('fr', texts, 'Marché');
const key = (name: keyof typeof texts.test) => `test.${name}` as never;

const schema = z.object({
  title: z.object({ fr: trimmed(check((text) => text !== '', key('missing'))), en: z.string() }),
  amount: z.pipe(
    trimmed(check((text) => Number(text) <= 50, key('most'), { most: '50 $' })),
    z.transform((text: string) => Number(text) * 100),
  ),
});
type Input = z.output<typeof schema>;
type Refusal = { code: string; field?: string };
const stored = { title: { fr: '', en: '' }, amount: '5' };

/** A form whose server answers when told to: with refusals, or without. */
function openForm(name?: string) {
  const sent: Input[] = [];
  let answer: (refusals: Refusal[]) => void = () => undefined;
  function Form({ saved }: { saved: typeof stored }) {
    const form = useMarketForm({
      schema,
      saved,
      ...(name && { name }),
      refusals: { TAKEN: { 'title.fr': key('taken') }, CLOSED: { root: key('no') }, other: { root: key('missing') } },
      invalidText: () => key('missing'),
    });
    const submit = form.submit(async (input) => {
      sent.push(input);
      const refusals = await new Promise<Refusal[]>((resolve) => (answer = resolve));
      const errors = refusals.map(({ code, field }) => ({ message: code, extensions: { code, params: { field } } }));
      if (errors.length > 0) form.refuse([], new ServerFailure(errors));
      else form.discard();
    });
    return (
      <form noValidate aria-label="Form" onSubmit={submit}>
        <TextField label="Français" {...form.field('title.fr')} />
        <TextField label="Anglais" {...form.field('title.en')} />
        <details>
          <summary>Montants</summary>
          <TextField label="Montant" {...form.field('amount')} />
        </details>
        <output>
          {[form.refusal, form.submitting && 'busy', ...Object.keys(form.changes)].filter(Boolean).join()}
        </output>
      </form>
    );
  }
  const page = (saved: typeof stored) => (
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <Form saved={saved} />
      </I18nextProvider>
    </StrictMode>
  );
  const { rerender } = render(page(stored));
  return {
    sent,
    show: (saved: typeof stored) => act(async () => rerender(page(saved))),
    reply: (...refusals: Refusal[]) => act(async () => answer(refusals)),
  };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => act(async () => fireEvent.change(field(label), { target: { value } }));
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const status = () => screen.getByRole('status').textContent;

it('says why each field is invalid once submitting was tried, and focuses the first', async () => {
  const { sent } = openForm();
  await write('Montant', '60');
  expect(alerts()).toEqual([]);
  await submit();
  expect(alerts()).toEqual(['À remplir.', 'Au plus 50 $.']);
  expect(document.activeElement).toBe(field('Français'));
  await write('Montant', '40');
  expect(alerts()).toEqual(['À remplir.']);
  expect(sent).toEqual([]);
});

it('opens a closed part of the form around the field that gets the focus', async () => {
  openForm();
  await write('Français', 'Miel');
  await write('Montant', '60');
  const folded = screen.getByText('Montants').closest('details')!;
  for (const _ of ['first', 'closed again']) {
    folded.open = false;
    await submit();
    expect([folded.open, document.activeElement]).toEqual([true, field('Montant')]);
  }
});

it('shows what the newest input is, however fast it follows', async () => {
  openForm();
  await submit();
  await write('Français', 'Miel');
  await act(async () => {
    // The first amount is transformed, which takes longer than to find the second one invalid.
    fireEvent.change(field('Montant'), { target: { value: '40' } });
    fireEvent.change(field('Montant'), { target: { value: '60' } });
  });
  expect(alerts()).toEqual(['Au plus 50 $.']);
});

it('sends the schema’s output once, however often submitting is pressed', async () => {
  const { sent, reply } = openForm();
  await write('Français', ' Miel ');
  await submit();
  await submit();
  expect(sent).toEqual([{ title: { fr: 'Miel', en: '' }, amount: 500 }]);
  expect(status()).toMatch(/busy/);
  await reply();
  expect(status()).toBe('');
  await submit();
  expect(alerts()).toEqual(['À remplir.']);
});

it('shows refusals of the server at their fields until these are changed, and keeps the input', async () => {
  const { sent, reply } = openForm();
  await write('Français', 'Miel');
  await write('Anglais', 'Honey');
  await submit();
  await reply({ code: 'TAKEN' }, { code: 'BAD_INPUT', field: 'title' }, { code: 'CLOSED' });
  expect(alerts()).toEqual(['À remplir.', 'À remplir.']);
  expect(status()).toMatch(/^Pas ici\./);
  expect(document.activeElement).toBe(field('Français'));
  await write('Anglais', 'Raw honey');
  expect(alerts()).toEqual(['À remplir.']);
  expect(field('Français').value).toBe('Miel');
  await submit();
  expect(alerts()).toEqual([]);
  expect(sent).toHaveLength(2);
});

it('shows any other failure beside the fields until the form is sent again', async () => {
  const { reply } = openForm();
  await write('Français', 'Miel');
  await submit();
  await reply({ code: 'UNKNOWN' });
  expect(status()).toMatch(/^À remplir\./);
  await write('Français', 'Miel cru');
  expect(status()).toMatch(/^À remplir\./);
  await submit();
  expect(status()).not.toMatch(/À remplir/);
});

it('keeps what is typed while it saves', async () => {
  const { reply } = openForm();
  await write('Français', 'Miel');
  await submit();
  await write('Anglais', 'Honey');
  await reply();
  expect([field('Français').value, field('Anglais').value]).toEqual(['', 'Honey']);
  expect(status()).toBe('title.en');
});

it('shows later stored values where nothing was typed', async () => {
  const { show } = openForm();
  await write('Français', 'Miel');
  await show({ title: { fr: 'Cire', en: 'Wax' }, amount: '7' });
  expect(['Français', 'Anglais', 'Montant'].map((label) => field(label).value)).toEqual(['Miel', 'Wax', '7']);
});

it('restores input after a login that interrupted the page', async () => {
  openForm('honey');
  await write('Français', 'Miel');
  saveInput();
  cleanup();
  openForm('honey');
  expect(field('Français').value).toBe('Miel');
  expect(status()).toBe('title.fr');
});
