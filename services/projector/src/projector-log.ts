import type { ProjectionAlarm } from '../../libs/application/projections/engine/projection-alarms.ts';
import { causeInWords } from '../../libs/application/faults/cause-in-words.ts';
import { productLog } from '../../libs/composition/product-log.ts';

const context = 'Projector';

/** Logs that a projection needs attention from the person who runs the product. */
export function logAlarm({ build, ...alarm }: ProjectionAlarm): void {
  // A build's name contains an @, so it looks like an e-mail address, which the log leaves out.
  const words = `A projection needs attention: ${build.replace('@', ' version ')}`;
  productLog().say('warn', words, { context, details: alarm });
}

export function logProjectorFault(error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const words = `The projector failed and is started again: ${causeInWords(error)}`;
  productLog().say('warn', words, { context, stack });
}
