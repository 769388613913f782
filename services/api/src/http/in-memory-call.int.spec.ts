import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { callInMemory } from './in-memory-call.ts';

describe('a call of a server in the same process', () => {
  const server = createServer((request, response) => {
    const told = `${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['x-told'])}`;
    switch (request.url ?? '') {
      case '/silence':
        break;
      case '/broken':
        response.destroy(new Error('The answer broke.'));
        break;
      case '/nothing':
        response.writeHead(204, ['cache-control', 'no-store']).end();
        break;
      default:
        // Express does this to every response.
        Object.setPrototypeOf(response, Object.create(ServerResponse.prototype) as object);
        response.setHeader('x-set', 'before');
        response.writeHead(201, ['content-type', 'text/plain']).end(told);
    }
  });
  const call = (path: string, signal = new AbortController().signal) =>
    callInMemory(
      { server },
      new Request(`http://tours.example${path}`, { headers: { 'x-told': 'karibu' } }),
      signal,
    );

  it('is answered like one from outside', async () => {
    const answer = await call('/a/path?q=spice');
    expect(answer.status).toBe(201);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/plain',
      'x-set': 'before',
    });
    expect(await answer.text()).toBe('GET /a/path?q=spice karibu');
  });

  it('can be answered without a body', async () => {
    const answer = await call('/nothing');
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      204,
      'no-store',
      '',
    ]);
  });

  it('gives its request the prototype that the server uses', async () => {
    const requestPrototype = Object.create(IncomingMessage.prototype, {
      greeting: { value: 'Karibu!' },
    }) as object;
    const answer = await callInMemory(
      {
        server: createServer((request, response) => {
          response.writeHead(200).end((request as { readonly greeting?: string }).greeting);
        }),
        requestPrototype,
      },
      new Request('http://tours.example/'),
      new AbortController().signal,
    );
    expect(await answer.text()).toBe('Karibu!');
  });

  it('fails if the answer is cut off', async () => {
    await expect(call('/broken')).rejects.toThrow('The answer broke.');
  });

  it('is abandoned when its caller aborts', async () => {
    const patience = new AbortController();
    const answer = call('/silence', patience.signal);
    patience.abort(new Error('Too late.'));
    await expect(answer).rejects.toThrow('Too late.');
    await expect(call('/a', patience.signal)).rejects.toThrow('Too late.');
  });
});
