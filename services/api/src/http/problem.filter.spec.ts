import { jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { UnknownEvent } from '../../../libs/application/event-log/recorded-event.ts';
import { LogMovedAway } from '../../../libs/application/ports/move-mark.ts';
import type { AnswerWriter } from './answer-writer.ts';
import type { Problem } from './problem.ts';
import { ProblemFilter } from './problem.filter.ts';

describe('an error thrown while a request is answered', () => {
  let problems: Problem[];
  let filter: ProblemFilter;
  let said: unknown[];

  beforeEach(() => {
    problems = [];
    const writer = { problem: (_: unknown, problem: Problem) => problems.push(problem) };
    filter = new ProblemFilter(writer as unknown as AnswerWriter, () => undefined);
    said = [];
    jest.spyOn(Logger.prototype, 'error').mockImplementation((line: unknown) => {
      said.push(line);
    });
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  function thrown(error: Error): void {
    const http = {
      getRequest: () => ({ method: 'POST', headers: {} }),
      getResponse: () => ({ setHeader: () => undefined }),
    };
    filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  }

  it('is answered with 503 if a newer release wrote the events, and logged once a minute', () => {
    const words = 'BookingBlessed version 1, event 3 of booking-7, is unknown to this release';
    for (let request = 0; request < 20; request += 1) thrown(new UnknownEvent(words));
    expect(problems).toHaveLength(20);
    for (const problem of problems) expect(problem).toMatchObject({ code: 'Unavailable' });
    expect(said).toEqual([`Requests are answered with 503: ${words}`]);
  });

  it('is answered with 503 if the log was moved away', () => {
    thrown(new LogMovedAway({ state: 'left', at: '2026-11-23T09:00:00.000Z' }));
    expect(problems).toEqual([expect.objectContaining({ code: 'Unavailable' })]);
  });
});
