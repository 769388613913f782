import { withSourceTree } from '../../test/support/source-tree.ts';
import { readReaders } from './readers.ts';

const application = 'services/libs/application';
const events = new Set(['SeatTaken', 'SeatFreed']);

describe('The readers of events', () => {
  it('are the projections and policies of the route tables', async () => {
    const tree = {
      [`${application}/projections/projection-routes.ts`]: `
        import { freeSeats } from './free-seats.projection.ts';
        import { rows as rowView } from './rows.projection.ts';
        export const projectionRoutes = [
          route(freeSeats, ['SeatTaken', 'SeatFreed']),
          route(rowView, ['SeatTaken']),
        ];
      `,
      [`${application}/policies/policy-routes.ts`]: `
        import { mailGuest } from './mail-guest-on-seat-taken.policy.ts';
        import { type Policy } from './policy.ts';
        export const policyRoutes = [route(mailGuest, ['seat'], ['SeatTaken'])];
      `,
    };
    expect(await withSourceTree(tree, (folder) => readReaders(folder, events))).toEqual([
      {
        name: 'free-seats',
        file: `${application}/projections/free-seats.projection.ts`,
        events: ['SeatTaken', 'SeatFreed'],
      },
      {
        name: 'rows',
        file: `${application}/projections/rows.projection.ts`,
        events: ['SeatTaken'],
      },
      {
        name: 'mail-guest-on-seat-taken',
        file: `${application}/policies/mail-guest-on-seat-taken.policy.ts`,
        events: ['SeatTaken'],
      },
    ]);
  });
});
