import 'reflect-metadata';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { type Api, createApi } from '../create-api.ts';

/** How many commands a process answers at once (commands-under-way.ts). */
const atOnceMax = 256;

describe('commands that come faster than they are answered', () => {
  const finish = Promise.withResolvers<object>();
  let begun = 0;
  const full = Promise.withResolvers<undefined>();

  @Controller('api/things')
  class SlowController {
    @Post()
    slow(): Promise<object> {
      begun += 1;
      if (begun === atOnceMax) full.resolve(undefined);
      return finish.promise;
    }

    @Get()
    read(): object {
      return {};
    }
  }

  let api: Api;

  afterAll(() => api.close(1_000));

  @Module({ controllers: [SlowController] })
  class SlowModule {}

  it('are refused at once above a limit, with the time to try again; reads are not refused', async () => {
    api = await createApi(SlowModule, {
      publicUrl: 'https://x.example',
      trustedProxies: 0,
      logger: false,
    });
    const url = `http://127.0.0.1:${await api.listen('127.0.0.1', 0)}/api/things`;
    const post = () =>
      fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    const answers = Array.from({ length: atOnceMax }, post);
    await full.promise;
    const turnedAway = await post();
    const problem = (await turnedAway.json()) as { readonly code: string };
    expect([turnedAway.status, turnedAway.headers.get('retry-after'), problem.code]).toEqual([
      503,
      '2',
      'Unavailable',
    ]);
    expect(begun).toBe(atOnceMax);
    expect((await fetch(url)).status).toBe(200);
    finish.resolve({ done: true });
    const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
    expect(statuses).toEqual(statuses.map(() => 201));
    expect((await post()).status).toBe(201);
  });
});
