import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEdited, press, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture } from '../../../tests/support/storefront/fixtures.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawn = { path: 'miel', altTexts: null, focalPoint: null, uncropped: null };
const honey: Fixture<'Product'> = {
  id: 'prd_1',
  name: 'Miel',
  status: 'active',
  diets: null,
  allergens: null,
  nutrition: null,
  shelf: null,
  images: [drawn],
  version: 3,
  texts: { name: { primary: 'Miel', secondary: null }, description: null, types: null, ingredients: null },
  seller: { name: 'Rucher' },
  variants: [],
};
/** Answers uploads with these statuses, then 200; `uploads`: the names of the files. */
function stubUploads(...statuses: number[]) {
  const uploads: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: File }) => {
    uploads.push(`${address} ${body.name}`);
    const status = statuses.shift() ?? 200;
    const hash = body.name.replace(/\..*/, '');
    return Response.json({ path: `photo-${hash}-5050`, uncropped: `photo-${hash}-whole` }, { status });
  });
  return uploads;
}
const photo = (name: string, size = 9) => {
  const file = new File(['a'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const openDetails = (title: string) => {
  screen.getByText(title).closest('details')!.open = true;
};

async function open() {
  const opened = await openEdited({
    path: '/comptoir/catalogue',
    stored: honey,
    respond: (variables) =>
      fixtures({
        Product: variables,
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            product: variables,
            products: { count: 1, edges: [{ cursor: 'k', node: variables }], pageInfo: { hasNextPage: false } },
          },
        },
      }),
  });
  await screen.findByRole('form', { name: 'Miel' });
  openDetails('Photos (1)');
  return opened;
}
const zone = () => screen.getByRole('group', { name: /^Ajouter une photo/ });
const dropped = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } });

it('adds photos that are dropped, pasted or chosen, and saves them with texts and crop', async () => {
  const uploads = stubUploads();
  const { sent } = await open();
  dropped(photo('aa.jpg'), photo('bb.jpg'));
  expect(await screen.findByText('Photos (3)')).toBeTruthy();
  fireEvent.paste(zone(), { clipboardData: { items: [{ getAsFile: () => photo('cc.png') }] } });
  expect(await screen.findByText('Photos (4)')).toBeTruthy();
  const [chosen] = zone().querySelectorAll<HTMLInputElement>('input[type="file"]');
  fireEvent.change(chosen!, { target: { files: [photo('dd.webp')] } });
  expect(await screen.findByText('Photos (5)')).toBeTruthy();
  expect(uploads).toEqual(['aa.jpg', 'bb.jpg', 'cc.png', 'dd.webp'].map((name) => `/pictures ${name}`));

  const name = 'photo 2, Miel';
  openDetails(`Description et cadrage : ${name}`);

  const entry = within(screen.getByText(`Description et cadrage : ${name}`).closest('li')!);
  fireEvent.change(entry.getByLabelText('Description de la photo, en français'), {
    target: { value: 'Un pot de miel' },
  });
  fireEvent.change(entry.getByRole('slider', { name: 'De gauche à droite' }), { target: { value: '0.2' } });
  await press('Monter la photo 2, Miel');
  for (const number of [5, 4]) await press(`Retirer la photo ${number}, Miel`);
  await press('Enregistrer');
  const { images } = (sent()[0] as { input: { images: object[] } }).input;
  expect(images).toEqual([
    {
      path: 'photo-aa-5050',
      alt: { primary: 'Un pot de miel', secondary: null },
      focalPoint: { x: 0.2, y: 0.5 },
    },
    { path: 'miel', alt: null },
    { path: 'photo-bb-5050', alt: null, focalPoint: { x: 0.5, y: 0.5 } },
  ]);
});

it('says why a photo was refused, keeps the others, and sends it again', async () => {
  const uploads = stubUploads(415, 500);
  const { sent } = await open();
  dropped(photo('aa.jpg', 25_000_001), photo('bb.jpg'));
  expect(await screen.findByText(/est trop lourde/)).toBeTruthy();
  expect(uploads).toEqual([]);
  await press('Laisser tomber');
  expect(await screen.findByText(/n.est pas une photo que nous savons lire/)).toBeTruthy();
  await press('Réessayer');
  expect(await screen.findByText(/n.est pas arrivée/)).toBeTruthy();
  await press('Réessayer');
  expect(await screen.findByText('Photos (2)')).toBeTruthy();
  // The same photo again is one.
  dropped(photo('bb.jpg'));
  await expect.poll(() => uploads.length).toBe(4);
  expect(screen.getByText('Photos (2)')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('sends a heavy photo, or one that only the browser reads, as a JPEG', async () => {
  const sides: number[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 6000, height: 4000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    sides.push(this.width);
    done(new File(['small'], 'aa.jpg', { type: 'image/jpeg' }));
  });
  const uploads = stubUploads();
  await open();
  dropped(photo('lourd.jpg', 9_000_000));
  expect(await screen.findByText('Photos (2)')).toBeTruthy();
  expect([sides, uploads]).toEqual([[2560], ['/pictures aa.jpg']]);
  vi.restoreAllMocks();
});

it('asks for the French description of an English one', async () => {
  const { sent } = await open();
  const entry = screen.getByText('Description : photo 1, Miel').closest('li')!;
  write(within(entry).getByLabelText('Description de la photo, en anglais'), 'Honey');
  await press('Enregistrer');
  expect(sent()).toEqual([]);
  expect(screen.getByText(/Écrivez aussi le texte français/)).toBeTruthy();
});
