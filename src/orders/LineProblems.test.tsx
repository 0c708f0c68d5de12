import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { backOf, lineOf, orderOf } from '../../tests/support/storefront/orderFixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { OrderScreen, loader } from './OrderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
const UNTIL = '2999-01-01T00:00:00-05:00';

const problemOf = (values: Fixture<'OrderProblem'> = {}): Fixture<'OrderProblem'> => ({
  id: 'prb_1',
  kind: 'damaged',
  quantity: 1,
  note: null,
  photo: null,
  status: 'open',
  reportedAt: '2026-11-27T09:00:00-05:00',
  answer: null,
  answeredAt: null,
  toCard: 0,
  toBalance: 0,
  ...values,
});
const received = (values: Fixture<'Order'> = {}) => orderOf({ status: 'completed', problemsUntil: UNTIL, ...values });

/** Opens an order's page; `reply` is the response to a report. */
async function open(
  order: Fixture<'Order'>,
  reply: (sent: Sent) => Fixture<'Mutation'> | Error = () => ({}),
  path = '/commande/ord_1',
) {
  const rendered = await renderWithRelay(
    <>
      <OrderScreen />
      <LiveRegion />
    </>,
    {
      path,
      page: path.includes('lnk_') ? 'orderLink' : 'order',
      loader,
      mockResolvers: (sent): Fixtures | Error => {
        if (sent.name === 'OrderScreenQuery') return fixtures({ Query: { order } });
        const response = reply(sent);
        return response instanceof Error ? response : fixtures({ Mutation: response });
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Signaler un problème\s:\sCarottes nantaises/ }));
  return within(await screen.findByRole('dialog', { name: 'Signaler un problème' }));
};
const reports = (sent: readonly Sent[]) =>
  sent.filter(({ name }) => name === 'ReportOrderProblemMutation').map(({ variables }) => variables);

it('reports a problem of some units with a note; a retry is the same request (ADR 139)', async () => {
  let failure: Error | null = new ServerFailure([{ message: 'x', extensions: { code: 'INTERNAL' } }]);
  const answered = received({
    id: 'lnk_1',
    products: [lineOf({ quantity: 3, problems: [problemOf({ quantity: 2 })] })],
  });
  const { sent } = await open(
    received({ id: 'lnk_1', products: [lineOf({ quantity: 3 })] }),
    () => failure ?? { reportOrderProblem: answered },
    '/ma-commande/lnk_1',
  );
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('radio', { name: 'Ce n’est pas le bon produit' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Un de plus' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Dites-nous en plus/ }), {
    target: { value: ' Des navets. ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(reports(sent)).toHaveLength(1));
  failure = null;
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Envoyer' })).toHaveProperty('disabled', false));
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = reports(sent);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ order: 'lnk_1', line: 'orl_1', kind: 'wrong', quantity: 2, note: 'Des navets.' });
  expect(textOf(screen.getByRole('list', { name: 'Articles de la commande' }))).toContain(
    'Signalé le ven. 27 nov. : Abîmé ou gâté (2 unités). On regarde et on vous répond par courriel.',
  );
  expect(screen.queryByRole('button', { name: /^Signaler/ })).toBeNull();
});

/** A browser that reads pictures of 4000 × 3000 px, and a market that answers a photo with these statuses. */
function stubPhotos(statuses: number[], isPicture = true) {
  const sizes: number[][] = [];
  const uploads: { address: string; photo: Blob }[] = [];
  vi.stubGlobal('createImageBitmap', () =>
    isPicture
      ? Promise.resolve({ width: 4000, height: 3000, close: () => {} })
      : Promise.reject(new Error('no picture')),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    sizes.push([this.width, this.height, quality as number]);
    // The first quality is too large.
    done(new Blob([new Uint8Array(sizes.length === 1 ? 1_500_001 : 9)], { type: type ?? '' }));
  });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: Blob }) => {
    uploads.push({ address, photo: body });
    return new Response(null, { status: statuses.shift() ?? 204 });
  });
  return { sizes, uploads };
}
const choosePhoto = (input: HTMLElement) =>
  fireEvent.change(input, { target: { files: [new File(['a'], 'fraises.heic')] } });

it('sends a photo, shrunk, after the report; if it did not arrive, again with the same report', async () => {
  const { sizes, uploads } = stubPhotos([500, 204]);
  const withPhoto = received({ products: [lineOf({ problems: [problemOf({ photo: '/photos/a.1.b' })] })] });
  const { sent } = await open(received(), () => ({ reportOrderProblem: withPhoto }));
  const dialog = await openDialog();
  choosePhoto(dialog.getByLabelText('Une photo'));
  expect(await dialog.findByRole('img', { name: 'La photo choisie' })).toBeTruthy();
  expect(sizes).toEqual([
    [1600, 1200, 0.85],
    [1600, 1200, 0.7],
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  expect(await dialog.findByText(/^Le signalement est envoyé, mais pas la photo/)).toBeTruthy();
  choosePhoto(dialog.getByLabelText('Une photo'));
  await waitFor(() => expect(dialog.queryByText(/^Le signalement est envoyé/)).toBeNull());
  fireEvent.change(dialog.getByRole('textbox', { name: /^Dites-nous en plus/ }), { target: { value: 'Après coup' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads.map(({ address, photo }) => [address, photo.type, photo.size])).toEqual(
    Array(2).fill(['/photos?order=ord_1&line=orl_1', 'image/jpeg', 9]),
  );
  expect(new Set(reports(sent).map((variables) => JSON.stringify(variables))).size).toBe(1);
  expect(screen.getByRole('img', { name: 'Votre photo de ce problème' }).getAttribute('src')).toBe('/photos/a.1.b');
});

it('refuses a file that is no picture, and reports without the photo that was removed', async () => {
  const { uploads } = stubPhotos([], false);
  const reported = received({ products: [lineOf({ problems: [problemOf()] })] });
  await open(received(), () => ({ reportOrderProblem: reported }));
  const dialog = await openDialog();
  const input = dialog.getByLabelText('Une photo');
  choosePhoto(input);
  expect(await dialog.findByText(/^Ce fichier n’est pas une image lisible/)).toBeTruthy();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close: () => {} }));
  choosePhoto(input);
  fireEvent.click(await dialog.findByRole('button', { name: 'Retirer la photo' }));
  expect(dialog.queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(input);
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads).toEqual([]);
});

it('says in the dialog that a product was already reported', async () => {
  await open(
    received(),
    () =>
      new ServerFailure([
        { message: 'order_problem.refused', extensions: { code: 'PROBLEM_REFUSED', displayable: true } },
      ]),
  );
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
  expect(await dialog.findByText(/^Ce produit a déjà un signalement/)).toBeTruthy();
});

it('says that the whole order was refunded', async () => {
  await open(received({ status: 'refunded', products: [lineOf({ problems: [problemOf({ status: 'refunded' })] })] }));
  expect(textOf(screen.getByRole('list', { name: 'Articles de la commande' }))).toContain(
    'Signalé le ven. 27 nov. : Abîmé ou gâté. Toute la commande a été remboursée.',
  );
});

it('shows the state and answer of each problem, with its refund once', async () => {
  const refunded = problemOf({ status: 'refunded', note: 'Fendu', answer: 'Désolés !', toBalance: 450 });
  const declined = problemOf({ id: 'prb_2', status: 'declined', kind: 'other', answer: 'C’est leur couleur.' });
  await open(
    received({
      products: [
        lineOf({ returned: 1, problems: [refunded], returns: [backOf({ problem: true, toBalance: 450 })] }),
        lineOf({ id: 'orl_2', productName: 'Radis', problems: [declined] }),
      ],
    }),
  );
  const list = screen.getByRole('list', { name: 'Articles de la commande' });
  const [carrots, radishes] = within(list).getAllByRole('listitem').map(textOf);
  expect(carrots).toContain('Signalé le ven. 27 nov. : Abîmé ou gâté. Remboursé : 4,50 $ à votre solde.');
  expect(carrots).toContain('Vous : « Fendu »Le marché : « Désolés ! »');
  expect(carrots).not.toContain('1 rendu');
  expect(radishes).toContain('Autre chose. Pas de remboursement.Le marché : « C’est leur couleur. »');
  // The rest of both can be reported.
  expect(screen.getAllByRole('button', { name: /^Signaler un problème\s:/ })).toHaveLength(2);
});

it.each([
  ['before its slot', orderOf()],
  ['once the days are over', received({ problemsUntil: '2026-01-01T00:00:00-05:00' })],
  ['of what was given back', received({ products: [lineOf({ returned: 2 })] })],
  ['of what the market has marked as missing', received({ products: [lineOf({ status: 'missing' })] })],
  ['of the box that the market lends', received({ products: [lineOf({ reusableBox: true })] })],
])('offers no report %s', async (_, order) => {
  await open(order);
  expect(screen.queryByRole('button', { name: /^Signaler/ })).toBeNull();
});
