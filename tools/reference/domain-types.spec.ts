import { readFileSync } from 'node:fs';
import { withSourceTree } from '../../test/support/source-tree.ts';
import { readDomain } from './domain-types.ts';

const domain = 'services/libs/domain';

const tree = {
  [`${domain}/decision.ts`]: readFileSync(`${domain}/decision.ts`, 'utf8'),
  [`${domain}/seat/seat.events.ts`]: `
    import type { DomainEvent } from '../decision.ts';
    export interface Row { readonly letter: 'a' | 'b' }
    /** What both events share. */
    export interface Taker { readonly takes?: string }
    /** Somebody sat down, on a
     * {@link Row}. */
    export type SeatTaken = DomainEvent<'SeatTaken', Taker & { readonly row: Row }>;
    /** The seat is free. */
    export type SeatFreed = DomainEvent<'SeatFreed', Record<never, never>>;
    export type SeatEvent = SeatTaken | SeatFreed;
  `,
  [`${domain}/seat/seat.refusals.ts`]: `
    /** Somebody sits there. */
    export interface SeatIsTaken { readonly code: 'SeatIsTaken'; readonly since: string }
    /** There is no such row. */
    export interface RowUnknown { readonly code: 'RowUnknown' }
    export type TakeSeatRefusal = SeatIsTaken | RowUnknown;
  `,
  [`${domain}/seat/commands/take-seat.ts`]: `
    import { accept, type Decision } from '../../decision.ts';
    import type { SeatEvent } from '../seat.events.ts';
    import type { TakeSeatRefusal } from '../seat.refusals.ts';
    export const rows = 2;
    export function isFree(): boolean { return true; }
    export function takeSeat(): Decision<SeatEvent, TakeSeatRefusal> { return accept(); }
  `,
  [`${domain}/seat/commands/free-seat.ts`]: `
    import { accept, type Decision } from '../../decision.ts';
    import type { SeatFreed } from '../seat.events.ts';
    export const freeSeat = (): Decision<SeatFreed, never> => accept({ type: 'SeatFreed', data: {} });
  `,
  [`${domain}/seat/commands/free-seat.spec.ts`]: `
    import { accept, type Decision } from '../../decision.ts';
    export const given = (): Decision<{ type: 'Given' }, never> => accept({ type: 'Given' });
  `,
};

describe('The facts in the domain’s types', () => {
  const read = withSourceTree(tree, readDomain);

  it('are the events with their sentence and fields', async () => {
    const { events } = await read;
    expect(events).toEqual([
      {
        name: 'SeatTaken',
        subject: 'seat',
        sentence: 'Somebody sat down, on a `Row`.',
        fields: [
          { name: 'takes', type: 'string', isOptional: true },
          { name: 'row', type: 'Row', isOptional: false },
        ],
      },
      { name: 'SeatFreed', subject: 'seat', sentence: 'The seat is free.', fields: [] },
    ]);
  });

  it('are the events and refusals of each command', async () => {
    const { decisions } = await read;
    expect(decisions).toEqual([
      {
        command: 'FreeSeat',
        file: `${domain}/seat/commands/free-seat.ts`,
        events: ['SeatFreed'],
        refusals: [],
      },
      {
        command: 'TakeSeat',
        file: `${domain}/seat/commands/take-seat.ts`,
        events: ['SeatTaken', 'SeatFreed'],
        refusals: [
          {
            code: 'SeatIsTaken',
            sentence: 'Somebody sits there.',
            fields: [{ name: 'since', type: 'string', isOptional: false }],
          },
          { code: 'RowUnknown', sentence: 'There is no such row.', fields: [] },
        ],
      },
    ]);
  });
});
