import { plantedIn, planted } from '../../../../test/support/hostile/planted-person.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { PinoLog } from './pino-log.ts';

type SayArguments = Parameters<PinoLog['say']> extends [unknown, ...infer Rest] ? Rest : never;

describe('the log of a process', () => {
  let lines: string[];
  let faults: string[];

  beforeEach(() => {
    lines = [];
    faults = [];
  });

  const logIn = (format: 'text' | 'json', level: 'info' | 'debug' = 'info') =>
    new PinoLog({
      level,
      format,
      write: (line, isFault) => (isFault ? faults : lines).push(line),
    });

  it('writes one line of JSON for each entry, for programs', () => {
    const log = logIn('json');
    log.say('warn', 'The queue cannot be reached.', { context: 'Jobs', details: { jobs: 3 } });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        context: 'Jobs',
        msg: 'The queue cannot be reached.',
        details: { jobs: 3 },
      },
    ]);
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
  });

  it('writes lines of text for people, with the stack of an error', () => {
    const log = logIn('text');
    log.say('info', 'Erased again: 2.');
    log.say('error', 'It broke.', { context: 'API', stack: 'Error: x\n    at y.ts:1:2' });
    expect(lines[0]).toMatch(/^\S+Z INFO : Erased again: 2\.\n$/);
    expect(faults[0]).toMatch(/^\S+Z ERROR API: It broke\.\nError: x\n {4}at y\.ts:1:2\n$/);
  });

  it('separates faults from other lines, and leaves out levels that are off', () => {
    const log = logIn('text');
    log.say('debug', 'Every step.');
    log.say('fatal', 'The end.');
    expect([lines, faults.length, log.isOn('debug'), log.isOn('warn')]).toEqual([
      [],
      1,
      false,
      true,
    ]);
  });

  describe('a repeated line', () => {
    let clock: VirtualClock;
    let log: PinoLog;
    const words = () =>
      [...lines, ...faults].map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
    const saying = (times: number, level: 'warn' | 'error' | 'info', ...args: SayArguments) => {
      for (let time = 0; time < times; time += 1) log.say(level, ...args);
    };

    beforeEach(() => {
      clock = new VirtualClock();
      const write = (line: string) => lines.push(line);
      log = new PinoLog({ level: 'info', format: 'json', clock, write });
    });

    it('is written at once, then once a minute with its number, until it stops', async () => {
      saying(138, 'warn', 'The queue cannot be reached.', { context: 'Jobs' });
      expect(words()).toEqual(['The queue cannot be reached.']);
      await clock.advance(60_000);
      saying(1, 'warn', 'The queue cannot be reached.', { context: 'Jobs' });
      await clock.advance(60_000);
      const counted = [
        'The queue cannot be reached. (137 more times in the last minute)',
        'The queue cannot be reached. (once more in the last minute)',
      ];
      expect(words()).toEqual(['The queue cannot be reached.', ...counted]);
      await clock.advance(60_000);
      saying(1, 'warn', 'The queue cannot be reached.', { context: 'Jobs' });
      expect(words()).toEqual([
        'The queue cannot be reached.',
        ...counted,
        'The queue cannot be reached.',
      ]);
    });

    it('is recognised although the ids in a warning differ', async () => {
      for (const id of [
        '5ad5f4a5-0f53-5d1b-a8a1-0d3b9d1c5e11',
        '0d5bd0f4-6a3d-5c0e-8f55-52a1e6c4b7aa',
      ]) {
        saying(1, 'warn', `Notification ${id} could not be sent: the queue cannot be reached.`);
      }
      expect(words()).toHaveLength(1);
      await clock.advance(60_000);
      expect(words()[1]).toMatch(/^Notification 0d5bd0f4-\S+ could not be sent: .* \(once more/);
    });

    it.each<[string, readonly SayArguments[], 'warn' | 'error']>([
      [
        'errors about different things',
        [
          ['Event 5ad5f4a5-0f53-5d1b-a8a1-0d3b9d1c5e11 is damaged.'],
          ['Event 0d5bd0f4-6a3d-5c0e-8f55-52a1e6c4b7aa is damaged.'],
        ],
        'error',
      ],
      [
        'warnings of different parts',
        [
          ['It broke.', { context: 'Jobs' }],
          ['It broke.', { context: 'API' }],
        ],
        'warn',
      ],
      [
        'warnings with different details',
        [
          ['It broke.', { details: { build: 1 } }],
          ['It broke.', { details: { build: 2 } }],
        ],
        'warn',
      ],
    ])('is written separately: %s', (_, said, level) => {
      for (const args of said) saying(2, level, ...args);
      expect(words()).toEqual(said.map(([text]) => text));
    });

    it('is written each time if it reports no fault', () => {
      saying(3, 'info', 'A tour was changed.');
      expect(words()).toHaveLength(3);
    });

    it('is counted in a last line when the process ends', () => {
      saying(3, 'error', 'It broke.');
      log.flush();
      log.flush();
      expect(words()).toEqual(['It broke.', 'It broke. (2 more times in the last minute)']);
    });

    it('is counted for at most a thousand different lines', async () => {
      for (let each = 0; each < 1_500; each += 1) saying(2, 'warn', `It broke at line ${each}.`);
      expect(words()).toHaveLength(2_000);
      expect(clock.sleepers).toBe(1_000);
      await clock.advance(60_000);
      expect(words()).toHaveLength(3_000);
    });
  });

  it('keeps the version of a read model, which is not an address', () => {
    logIn('text').say('warn', 'A projection needs attention: booking-search@3.a1b2.');
    expect(lines[0]).toContain('booking-search@3.a1b2.');
  });

  it.each(['asha@3.cafe', 'asha@3.a1.example', 'asha@163.com', 'asha@3.a1-b.com'])(
    'redacts an address that looks like a version, such as %s',
    (address) => {
      logIn('text').say('warn', `To ${address}.`);
      expect(lines[0]).not.toContain('asha');
    },
  );

  describe.each(['text', 'json'] as const)('written as %s', (format) => {
    const { name, email, phone, message } = planted;
    const unreadable = jsonError(`{"email": "${email}", "name": ${name}}`);

    it.each<[string, string, { stack?: string; details?: object }]>([
      ['in words', `${email} at ${phone} (${phone.replaceAll(' ', '-')})`, {}],
      ['in an address', `/api/admin/customers/export?email=${email}`, {}],
      ['in a text that an error quotes', unreadable.message, { stack: String(unreadable.stack) }],
      ['in a stack', 'It failed', { stack: `Error: "${name}"\n    at ${email}` }],
      ['in details', 'It failed', { details: { name, email, phone, body: { message } } }],
      ['in words of details', 'It failed', { details: { answer: `${email} at ${phone}` } }],
      ['in a list', 'It failed', { details: { rows: [{ at: [{ email, name }] }, email] } }],
      [
        'at a deep level of the details',
        'It failed',
        { details: { a: { b: { c: { email, said: email } } } } },
      ],
      ['in the name of a field', 'It failed', { details: { by: { [email]: 1 } } }],
      ['deeper', 'It failed', { details: { booking: { name, email, phone, message } } }],
    ])('redacts personal data %s', (_, words, facts) => {
      const log = logIn(format);
      log.say('error', words, facts);
      log.say('info', words, facts);
      expect([...lines, ...faults]).toHaveLength(2);
      expect(plantedIn([...lines, ...faults].join())).toEqual([]);
    });

    it.each(['255 701 987 111', '255701987111', '0701 987 111', '0701-987-111', '0701987111'])(
      'redacts a phone number without a plus, such as %s',
      (number) => {
        const log = logIn(format);
        log.say('info', `Called ${number}.`, { details: { said: `${number}, twice` } });
        expect(lines.join()).not.toContain(number);
      },
    );

    it('keeps ids and figures', () => {
      const details = {
        reference: 'ZBL-07123456',
        position: 'a1.0000000712345678',
        event: '0b6c1d1e-0000-4000-8000-255712345678',
        at: '2026-11-22T06:00:00.000Z',
        ms: 712345678,
        took: ['1067 ms', 3],
      };
      const log = logIn(format);
      log.say('info', Object.values(details).join(' '), { details });
      expect(lines.join()).not.toContain('redacted');
      expect(lines.join()).toContain(JSON.stringify(details));
    });

    it('writes details that contain themselves', () => {
      const details: Record<string, unknown> = {};
      details.self = details;
      const log = logIn(format);
      log.say('info', 'It turns.', { details });
      expect(lines).toHaveLength(1);
    });

    it('redacts secrets', () => {
      const log = logIn(format);
      log.say('warn', 'mongodb://amina:hunter2@one/tours?token=hunter2 Bearer hunter2', {
        details: { password: 'hunter2', request: { cookie: 'hunter2' } },
      });
      expect(lines.join()).not.toContain('hunter2');
      expect(lines.join()).toContain('@one/tours');
    });
  });
});

function jsonError(text: string): Error {
  try {
    JSON.parse(text);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It could be read.');
}
