import { act, renderHook } from '@testing-library/react';
import type { Attempts } from './attempt.ts';
import { type CommandOptions, type Keyed, useCommand } from './use-command.ts';

interface Note {
  readonly text: string;
}

const done = { data: 'done' };
const refusal = (status: number, code: string) => ({
  error: { status, data: { status, code, title: code } },
});
const lost = { error: { status: 'FETCH_ERROR', error: 'No network' } };
const refused = refusal(409, 'DepartureFull');

/** A form that sends notes to an API. The API answers with the result of `answer`. */
function form(options?: CommandOptions<Note>) {
  const sent: (Note & Keyed)[] = [];
  let answer: { data?: string; error?: unknown } = done;
  const trigger = (input: Note & Keyed) => {
    sent.push(input);
    return Promise.resolve(answer as { data: string });
  };
  const { result } = renderHook(() => useCommand([trigger, { isLoading: false }], options));
  return {
    sent,
    /** Sends a note and returns its key. */
    send: async (text: string, next: typeof answer): Promise<string> => {
      answer = next;
      await act(async () => result.current[0]({ text }));
      return sent.at(-1)?.idempotencyKey ?? '';
    },
  };
}

describe('the key of a command', () => {
  it('is sent with the input, and is hard to guess', async () => {
    const { send, sent } = form();
    const key = await send('One', done);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(sent).toEqual([{ text: 'One', idempotencyKey: key }]);
  });

  it.each([
    ['no answer came', lost],
    ['the answer took too long', { error: { status: 'TIMEOUT_ERROR', error: 'Aborted' } }],
    ['the answer is not of our API', { error: { status: 404, data: '<html>' } }],
    ['the outcome is unknown', refusal(503, 'OutcomeUnknown')],
    ['the server failed', refusal(500, 'Unexpected')],
  ])('stays for the same input if %s', async (_, answer) => {
    const { send } = form();
    const first = await send('One', answer);
    expect(await send('One', answer)).toBe(first);
    expect(await send('One', done)).toBe(first);
  });

  it('is new for a changed input, and is the first key again for the first input', async () => {
    const { send } = form();
    const first = await send('One', lost);
    const other = await send('Two', lost);
    expect(other).not.toBe(first);
    expect(await send('One', lost)).toBe(first);
    expect(await send('Two', done)).toBe(other);
  });

  it('is new after a refusal', async () => {
    const { send } = form();
    const first = await send('One', refused);
    expect(await send('One', done)).not.toBe(first);
  });

  it('stays after the refusal of a repeat, because the first request may have been carried out', async () => {
    const { send } = form();
    const first = await send('One', lost);
    expect(await send('One', refusal(429, 'TooManyRequests'))).toBe(first);
    expect(await send('One', refusal(401, 'NotSignedIn'))).toBe(first);
    expect(await send('One', done)).toBe(first);
  });

  it('is new for every input after a success', async () => {
    const { send } = form();
    const lostKey = await send('One', lost);
    const doneKey = await send('Two', done);
    expect(await send('One', done)).not.toBe(lostKey);
    expect(await send('Two', done)).not.toBe(doneKey);
  });
});

describe('the key of several requests, of which only one may be carried out', () => {
  it('stays for a changed input while an outcome is unknown', async () => {
    const { send } = form({ isOneOnly: true });
    const first = await send('One', lost);
    expect(await send('Two', refused)).toBe(first);
    expect(await send('Three', done)).toBe(first);
    expect(await send('One', done)).not.toBe(first);
  });

  it('is new for a changed input after a refusal', async () => {
    const { send } = form({ isOneOnly: true });
    const first = await send('One', refused);
    expect(await send('Two', done)).not.toBe(first);
  });
});

describe('the keys of requests about different things', () => {
  it('stay after the success of another request, and end with their own', async () => {
    const { send } = form({ areApart: true });
    const first = await send('One', lost);
    const other = await send('Two', done);
    expect(await send('One', done)).toBe(first);
    expect(await send('One', done)).not.toBe(first);
    expect(await send('Two', done)).not.toBe(other);
  });
});

describe('attempts that are stored outside the form', () => {
  let attempts: Attempts<Note>;
  const kept = {
    read: () => attempts,
    write: (next: Attempts<Note>) => {
      attempts = next;
    },
  };
  beforeEach(() => {
    attempts = [];
  });

  it('are stored before the answer, and are kept after the form is closed', async () => {
    const before = form({ kept, isOneOnly: true });
    const first = await before.send('One', lost);
    await before.send('Two', lost);
    expect(attempts).toEqual([{ key: first, unanswered: [{ text: 'One' }, { text: 'Two' }] }]);
    const { send } = form({ kept, isOneOnly: true });
    expect(await send('One', lost)).toBe(first);
  });

  it.each([
    ['a success', done],
    ['a refusal', refused],
  ])('are forgotten after %s', async (_, answer) => {
    await form({ kept }).send('One', answer);
    expect(attempts).toEqual([]);
  });

  it('keep the other requests if one was refused', async () => {
    const { send } = form({ kept, isOneOnly: true });
    const key = await send('One', lost);
    await send('Two', refused);
    expect(attempts).toEqual([{ key, unanswered: [{ text: 'One' }] }]);
  });
});
