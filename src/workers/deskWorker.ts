import { isGatewayError, type WorkerScope } from './workerScope.ts';

/**
 * prefix: of this worker's caches in every version; version: of this one. shell: address of the desk's HTML, the same
 * bytes for each of its pages. entry: the file that identifies a page of this build. files: the build's, by path.
 */
export type DeskWorkerOptions = {
  prefix: string;
  version: string;
  shell: string;
  entry: string;
  files: string[];
  /** How long to wait for the network before the cached page is used, in ms. */
  waitMs: number;
};

/**
 * Runs in the browser as a service worker: opens the desk's pages offline from its HTML and the build's files, none of
 * which is personal. Pages come from the network first, so that no older build hides a newer one; files, whose names
 * change with their content, from the cache. All other requests, the API's above all, are left alone.
 */
export function deskWorker(
  scope: WorkerScope,
  { prefix, version, shell, entry, files, waitMs }: DeskWorkerOptions,
): void {
  const name = prefix + version;
  const fileSet = new Set(files);
  const open = () => scope.caches.open(name);
  const isOfThisBuild = async (page: Response) => page.status === 200 && (await page.clone().text()).includes(entry);

  async function install(): Promise<void> {
    try {
      const cache = await open();
      await cache.addAll(files);
      const page = await scope.fetch(shell, { cache: 'no-cache' });
      if (!(await isOfThisBuild(page))) throw new Error('The page is of another build.');
      await cache.put(shell, page);
    } catch (error) {
      await scope.caches.delete(name);
      throw error;
    }
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    for (const other of await scope.caches.keys())
      if (other.startsWith(prefix) && other !== name) await scope.caches.delete(other);
    await scope.clients.claim();
  }

  async function fetchPage(request: Request): Promise<Response> {
    const page = await scope.fetch(request);
    if (await isOfThisBuild(page)) await (await open()).put(shell, page.clone());
    return page;
  }

  async function pageOf(networkPage: Promise<Response>): Promise<Response> {
    const timeout = new Promise<null>((resolve) => scope.setTimeout(() => resolve(null), waitMs));
    const page = await Promise.race([networkPage.catch(() => null), timeout]);
    if (page && !isGatewayError(page)) return page;
    return (await (await open()).match(shell)) ?? networkPage;
  }

  async function fileOf(request: Request): Promise<Response> {
    return (await (await open()).match(request)) ?? scope.fetch(request);
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      const networkPage = fetchPage(request);
      event.waitUntil(networkPage.catch(() => undefined));
      event.respondWith(pageOf(networkPage));
    } else if (fileSet.has(new URL(request.url).pathname)) event.respondWith(fileOf(request));
  });
}
