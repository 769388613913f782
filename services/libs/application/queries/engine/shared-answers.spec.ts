import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import type { CollectionChange } from '../../ports/read-store.ts';
import { departures } from '../../projections/departure/departures.projection.ts';
import { SharedAnswers } from './shared-answers.ts';

describe('answers that visitors share', () => {
  const { collection } = departures;
  const catalogue = {};
  let clock: VirtualClock;
  let change: (name: string) => void;
  let answers: SharedAnswers;
  let found: number;

  beforeEach(() => {
    clock = new VirtualClock();
    found = 0;
    change = () => undefined;
    const readStore = {
      onChange(listener: (change: CollectionChange) => void) {
        change = (name) => {
          listener({ name } as CollectionChange);
        };
        return () => undefined;
      },
    };
    answers = new SharedAnswers(readStore, clock, [collection]);
  });

  const ask = (question = 'this week', state: object = catalogue) =>
    answers.answer(question, state, () => {
      found += 1;
      return found;
    });

  it('are found once a second', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask('next week')).toBe(2);
    expect(await ask()).toBe(1);
    await clock.advance(1_000);
    expect(await ask()).toBe(3);
  });

  it('are found again after a change of their collection or of the catalogue', async () => {
    await ask();
    change('another collection');
    expect(await ask()).toBe(1);
    change(collection.name);
    expect(await ask()).toBe(2);
    expect(await ask('this week', {})).toBe(3);
  });

  it('are not kept if nothing was found, or if the search failed', async () => {
    await answers.answer('a tour', catalogue, () => undefined);
    expect(await ask('a tour')).toBe(1);
    const failed = answers.answer('a day', catalogue, () => Promise.reject(new Error('away')));
    await expect(failed).rejects.toThrow('away');
    expect(await ask('a day')).toBe(2);
  });
});
