import { System } from '../support/processes/start-system.ts';
import type { Answered } from '../support/stories/visitor.ts';
import { type Comparison, comparisonsOf } from './comparisons.ts';

/** A sample. Only `npm run test:long` compares the times of answers. */
const pairs = 3;

/** Headers that differ from answer to answer. */
const ofOneAnswer = ['date', 'server-timing', 'x-request-id'];

const visible = ({ status, headers, text }: Answered) => ({
  status,
  headers: [...headers].filter(([name]) => !ofOneAnswer.includes(name)),
  length: text.length,
});

describe('answers about things that exist and things that do not', () => {
  let system: System;
  let comparisons: readonly Comparison[];

  beforeAll(async () => {
    system = await System.start();
    comparisons = await comparisonsOf(system);
  });

  afterAll(() => system.remove());

  it('are equal in status, headers and length', async () => {
    for (const { what, ask } of comparisons) {
      for (let pair = 0; pair < pairs; pair += 1) {
        const known = visible(await ask(true));
        expect({ what, ...known }).toEqual({ what, ...visible(await ask(false)) });
      }
    }
  });
});
