import type { ProjectionAlarm } from '../../libs/application/projections/projection-alarms.ts';

/** Tells whoever runs the product that a projection needs somebody's attention. */
export function tellAlarm({ build, ...alarm }: ProjectionAlarm): void {
  void warn(`A projection needs attention: ${build} ${JSON.stringify(alarm)}`);
}

export function tellProjectorFault(error: unknown): void {
  void warn(`The projector failed and is started again: ${String(error)}`);
}

/** Nest is loaded beside what may fail before it is there. */
async function warn(text: string): Promise<void> {
  const { Logger } = await import('@nestjs/common');
  new Logger('Projector').warn(text);
}
