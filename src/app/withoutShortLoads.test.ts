import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutShortLoads } from './withoutShortLoads.ts';

/** What the page that is opened waits for. */
let pending: Promise<null>;
let router: DataRouter;
let reports: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  pending = Promise.resolve(null);
  router = createMemoryRouter([{ path: '*', loader: () => pending }], { hydrationData: { loaderData: {} } });
  await router.navigate('/');
  reports = [];
  withoutShortLoads(router).subscribe(({ navigation, location }) =>
    reports.push(`${navigation.state} ${location.pathname}`),
  );
});
afterEach(() => {
  router.dispose();
  vi.useRealTimers();
});

it('reports a load that ends at once by its end alone', async () => {
  await router.navigate('/produits/pain');
  vi.runAllTimers();
  expect(reports).toEqual(['idle /produits/pain']);
});

it('reports that a page loads, where something is waited for', async () => {
  let arrive: (nothing: null) => void = () => {};
  pending = new Promise((done) => (arrive = done));
  const visit = router.navigate('/produits/pain');
  vi.runAllTimers();
  expect(reports).toEqual(['loading /']);
  arrive(null);
  await visit;
  expect(reports).toEqual(['loading /', 'idle /produits/pain']);
});

it('reports the page that a link leads to at once, and the one that Back returns to in a task of its own', async () => {
  await router.navigate('/produits/pain');
  expect(reports).toEqual(['idle /produits/pain']);
  await router.navigate(-1);
  expect(reports).toEqual(['idle /produits/pain']);
  vi.runAllTimers();
  expect(reports).toEqual(['idle /produits/pain', 'idle /']);
});

it('reports nothing after it is left', async () => {
  const others: string[] = [];
  const stop = withoutShortLoads(router).subscribe(({ navigation }) => others.push(navigation.state));
  pending = new Promise(() => {});
  void router.navigate('/produits/pain');
  stop();
  vi.runAllTimers();
  expect(others).toEqual([]);
});

it('is the router in all else', () => {
  const shown = withoutShortLoads(router);
  expect(shown.state).toBe(router.state);
  expect(shown.routes).toBe(router.routes);
});
