import type { ProjectionAlarm } from '../../libs/application/projections/projection-alarms.ts';
import { productLog } from '../../libs/composition/product-log.ts';

const context = 'Projector';

/** Tells whoever runs the product that a projection needs somebody's attention. */
export function tellAlarm({ build, ...alarm }: ProjectionAlarm): void {
  const words = `A projection needs attention: ${build}`;
  productLog().say('warn', words, { context, details: alarm });
}

export function tellProjectorFault(error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? error.stack : undefined;
  const words = `The projector failed and is started again: ${kind}`;
  productLog().say('warn', words, { context, stack });
}
