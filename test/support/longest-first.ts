import { relative } from 'node:path';
import sequencer from '@jest/test-sequencer';
import { inRunOrder } from './order-of-files.ts';

/** Its types are those of its CommonJS file, where the class is a property of what is imported. */
const Sequencer = sequencer as unknown as typeof sequencer.default;

type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

/** Tells Jest the order; within a suite its own: what failed, then what is known to take long, then by size. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const files = (await super.sort(tests)).map((test) => {
      const { displayName, rootDir } = test.context.config;
      return { suite: displayName?.name ?? '', path: relative(rootDir, test.path), test };
    });
    return inRunOrder(files).map(({ test }) => test);
  }
}
