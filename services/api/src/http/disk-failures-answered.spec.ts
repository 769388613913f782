import type { ArgumentsHost } from '@nestjs/common';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import type { AnswerWriter } from './answer-writer.ts';
import type { Problem } from './problem.ts';
import { ProblemFilter } from './problem.filter.ts';

/** Returns the problem code of the answer to a request that threw this error. */
function codeFor(thrown: unknown): string | undefined {
  let code: string | undefined;
  const writer = {
    problem: (_response: unknown, problem: Problem) => {
      code = problem.code;
    },
  } as unknown as AnswerWriter;
  const http = {
    getRequest: () => ({ headers: {}, method: 'POST' }),
    getResponse: () => ({ setHeader: () => undefined }),
  };
  new ProblemFilter(writer, () => undefined).catch(thrown, {
    switchToHttp: () => http,
  } as unknown as ArgumentsHost);
  return code;
}

describe('the answer to a failed request', () => {
  it.each<[string, unknown]>([
    ['SQLite reports that the disk is full', Object.assign(new Error('full'), { errcode: 13 })],
    ['SQLite could not write', Object.assign(new Error('disk I/O error'), { errcode: 778 })],
    ['SQLite could not read a page', Object.assign(new Error('malformed'), { errcode: 11 })],
    ['the file system is full', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })],
    ['an engine cannot be reached', new EngineAway('read-models')],
  ])('is 503 if the cause may be temporary: %s', (_, thrown) => {
    expect(codeFor(thrown)).toBe('Unavailable');
  });

  it.each<[string, unknown]>([
    ['an error of the program', new TypeError('not a function')],
    ['SQLite gets an invalid statement', Object.assign(new Error('syntax error'), { errcode: 1 })],
    ['a file instead of a directory', Object.assign(new Error('x'), { code: 'EEXIST' })],
  ])('is 500 if the cause is permanent: %s', (_, thrown) => {
    expect(codeFor(thrown)).toBe('Unexpected');
  });
});
