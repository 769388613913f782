import { NotNow } from '../policies/policy.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { JobQueueAway } from '../ports/job-queue.ts';
import { causeInWords } from './cause-in-words.ts';

const diskFull = Object.assign(new Error('database or disk is full'), { errcode: 13 });

describe('the cause of a failure in a log line', () => {
  it.each<[unknown, string]>([
    [new NotNow('TimedOut'), 'the log did not store it in time (TimedOut)'],
    [new NotNow('OutcomeUnknown'), 'it is not known whether the log stored it (OutcomeUnknown)'],
    [new NotNow('KeyReused'), 'it was refused (KeyReused)'],
    [new NotNow('the log was no longer followed'), 'the log was no longer followed'],
    [new EngineAway('read-models'), 'the store of the read models cannot be reached'],
    [new EngineAway('read-models', { cause: diskFull }), 'the disk is full'],
    [new JobQueueAway('The jobs could not be stored.'), 'the queue cannot be reached'],
    [Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'the connection was refused'],
    ...[
      'MongoServerSelectionError',
      'MongoPoolClearedError',
      'PoolClearedOnNetworkError',
      'MongoServerClosedError',
    ].map((name): [unknown, string] => [
      Object.assign(new Error(), { name }),
      'the store of the read models cannot be reached',
    ]),
    [diskFull, 'the disk is full'],
    [
      Object.assign(new Error('disk I/O error'), { errcode: 778 }),
      'the disk could not be read or written',
    ],
    ['asha@example.com', 'string'],
  ])('is given in words: %s', (error, words) => {
    expect(causeInWords(error)).toBe(words);
  });

  it('is the kind of error and its source line if the cause is unknown', () => {
    expect(causeInWords(new TypeError('asha@example.com is no function'))).toMatch(
      /^TypeError at cause-in-words\.spec\.ts:\d+:\d+$/,
    );
  });
});
