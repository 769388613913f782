export {}; // makes this file a module, so that its names are not global

/**
 * The parts of the global scope that this worker uses. They are declared here, because one TypeScript program cannot
 * use the types of workers and the types of pages together.
 */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
}

interface ExtendableEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The files of the offline page, and a digest of their contents. The build fills both in (web/offline-page.ts). */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_DIGEST: string;

const scope = globalThis as unknown as WorkerScope;
const cacheName = `offline-${OFFLINE_DIGEST}`;
const page = '/offline.html';

scope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (OFFLINE_FILES.includes(new URL(request.url).pathname)) event.respondWith(file(request));
});

async function storeFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...OFFLINE_FILES]);
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  // With this setting, the request starts while the worker starts. So the worker makes no page slower.
  await scope.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * A page from the site, or the offline page if there is no connection. If the server answers with an error, this
 * error is shown.
 */
async function navigate({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}
