import { relative } from 'node:path';
import sequencer from '@jest/test-sequencer';
import { inRunOrder } from './order-of-files.ts';

/** The types describe the CommonJS file, where the class is a property of the imported module. */
const Sequencer = sequencer as unknown as typeof sequencer.default;

type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

/** Gives Jest the order of files. Within a suite it keeps Jest's order: failed files, then slow ones, then by size. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const files = (await super.sort(tests)).map((test) => {
      const { displayName, rootDir } = test.context.config;
      return { suite: displayName?.name ?? '', path: relative(rootDir, test.path), test };
    });
    return inRunOrder(files).map(({ test }) => test);
  }
}
