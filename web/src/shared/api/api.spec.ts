import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { cachePolicy } from './cache-policy.ts';
import { lastWriteSlice } from './last-write.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, string>({
      query: (path) => path,
      ...cachePolicy({ fresh: 300, keep: 1800 }),
    }),
    change: build.mutation<unknown, void>({ query: () => ({ url: 'change', method: 'POST' }) }),
  }),
});

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, lastWrite: lastWriteSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

describe('the data layer', () => {
  let store: ReturnType<typeof makeStore>;
  let requests: Request[];
  let answer: () => Response;
  const read = () => store.dispatch(testApi.endpoints.read.initiate('thing'));

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    requests = [];
    answer = () => Response.json({ ok: true });
    globalThis.fetch = (request) => {
      requests.push(request as Request);
      return Promise.resolve(answer());
    };
    store = makeStore();
  });

  afterEach(() => {
    store.dispatch(api.util.resetApiState());
    jest.useRealTimers();
  });

  it('uses an answer while it is fresh, and sends a new request after that', async () => {
    await read();
    await jest.advanceTimersByTimeAsync(299_000);
    await read();
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await read()).data).toEqual({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it('removes an answer that nothing uses when its `keep` time is over', async () => {
    const looking = read();
    await looking;
    looking.unsubscribe();
    const kept = () => Object.keys(store.getState().api.queries).length;
    await jest.advanceTimersByTimeAsync(1_799_000);
    expect(kept()).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(kept()).toBe(0);
  });

  it.each([null, {}, 'none'])('treats %j instead of a list as an error', async (items) => {
    answer = () => Response.json({ items });
    expect((await read()).isError).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('repeats a read three times if the server fails, waiting twice as long each time', async () => {
    answer = () => new Response('', { status: 503 });
    const reading = read();
    const requestsAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return requests.length;
    };
    expect(await requestsAfter(0)).toBe(1);
    expect(await requestsAfter(1_000)).toBe(2);
    expect(await requestsAfter(2_000)).toBe(3);
    expect(await requestsAfter(4_000)).toBe(4);
    expect((await reading).isError).toBe(true);
    expect(await requestsAfter(60_000)).toBe(4);
  });

  it('does not repeat a read that was answered with 404', async () => {
    answer = () => Response.json({ code: 'NotFound' }, { status: 404 });
    const reading = read();
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await reading).isError).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('never repeats a command automatically', async () => {
    answer = () => new Response('', { status: 503 });
    const changing = store.dispatch(testApi.endpoints.change.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    await changing;
    expect(requests).toHaveLength(1);
  });

  it('sends the position of its last command with the next read', async () => {
    await read();
    expect(requests[0]?.headers.get('x-min-position')).toBeNull();
    answer = () => Response.json({ position: 'log.0042' });
    await store.dispatch(testApi.endpoints.change.initiate());
    await store.dispatch(testApi.endpoints.read.initiate('another'));
    expect(requests[2]?.headers.get('x-min-position')).toBe('log.0042');
  });

  it.each([
    ['log.0043', 'log.0043'],
    ['log.0041', 'log.0042'],
    ['other-log.0001', 'other-log.0001'],
  ])(
    'gets a refusal at position %s, and then asks for data up to position %s or later',
    async (position, asked) => {
      answer = () => Response.json({ position: 'log.0042' });
      await store.dispatch(testApi.endpoints.change.initiate());
      answer = () => Response.json({ code: 'RevisionMismatch', position }, { status: 412 });
      await store.dispatch(testApi.endpoints.change.initiate());
      await store.dispatch(testApi.endpoints.read.initiate('what is there now'));
      expect(requests.at(-1)?.headers.get('x-min-position')).toBe(asked);
    },
  );
});
