import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { refused } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { AccountNotes } from './account-notes.ts';

describe('a note about an account that cannot be written', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (line: string) => lines.push(line),
    });
  });

  afterEach(() => {
    Logger.overrideLogger(false);
  });

  it.each([
    [
      'was refused',
      () => Promise.resolve(refused({ code: 'TimedOut' })),
      'the log did not store it in time (TimedOut)',
    ],
    [
      'could not reach an engine',
      () => Promise.reject(new EngineAway('log')),
      'the event log cannot be reached',
    ],
    [
      'failed unexpectedly',
      () => Promise.reject(new TypeError('asha@example.com')),
      'TypeError at ',
    ],
  ])('is logged with its cause in words, if it %s', async (_, execute, cause) => {
    const notes = new AccountNotes({ execute } as unknown as CommandBus);
    await notes.note({ accountId: 'a', requestId: 'r' }, { type: 'chose-password' });
    expect(lines).toEqual([
      expect.stringContaining(
        `"chose-password" of account a was not noted in the log: ${cause}`,
      ) as unknown,
    ]);
    expect(lines.join()).not.toContain('asha');
  });
});
