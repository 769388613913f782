import type { ProjectionAlarm } from '../../libs/application/projections/engine/projection-alarms.ts';

/** A request to the projector's thread; the answer has the same number. */
export type ToProjector =
  | {
      readonly ask: 'rebuild';
      readonly number: number;
      readonly name: string;
      readonly acknowledged: readonly string[];
    }
  | { readonly ask: 'retry-parked'; readonly number: number; readonly name: string }
  | { readonly ask: 'close' };

/** A message from the projector's thread. */
export type FromProjector =
  /** Every projection is running. */
  | { readonly said: 'started' }
  /** Every projection can be read. */
  | { readonly said: 'ready' }
  | { readonly said: 'alarm'; readonly alarm: ProjectionAlarm }
  | { readonly said: 'answer'; readonly number: number; readonly answer: boolean | number }
  | { readonly said: 'failed'; readonly number: number; readonly reason: string };
