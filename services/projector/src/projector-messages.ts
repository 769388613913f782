import type { ProjectionAlarm } from '../../libs/application/projections/projection-alarms.ts';

/** What the projector's thread is asked; each question is answered under its number. */
export type ToProjector =
  | {
      readonly ask: 'rebuild';
      readonly number: number;
      readonly name: string;
      readonly acknowledged: readonly string[];
    }
  | { readonly ask: 'retry-parked'; readonly number: number; readonly name: string }
  | { readonly ask: 'close' };

/** What the projector's thread tells. */
export type FromProjector =
  /** Every projection is under way. */
  | { readonly said: 'started' }
  /** Every projection can be read. */
  | { readonly said: 'ready' }
  | { readonly said: 'alarm'; readonly alarm: ProjectionAlarm }
  | { readonly said: 'answer'; readonly number: number; readonly answer: boolean | number }
  | { readonly said: 'failed'; readonly number: number; readonly reason: string };
