import { withSourceTree } from '../../test/support/source-tree.ts';
import { readReaders } from './readers.ts';

const application = 'services/libs/application';
const projections = `${application}/projections/projection-routes.ts`;
const policies = `${application}/policies/policy-routes.ts`;

describe('The readers of events', () => {
  it('are the projections and policies of the route tables', async () => {
    const tree = {
      [projections]: `
        import { freeSeats } from './free-seats.projection.ts';
        import { rows as rowView } from './rows.projection.ts';
        export const projectionRoutes = [
          route(freeSeats, allOf(seatEvents)),
          route(rowView, ['SeatTaken']),
        ];
      `,
      [policies]: `
        import { mailGuest } from './mail-guest-on-seat-taken.policy.ts';
        import { type Policy } from './policy.ts';
        export const policyRoutes = [route(mailGuest, ['seat'], ['SeatTaken'])];
      `,
    };
    const tables = [
      {
        file: projections,
        routes: [{ events: ['SeatTaken', 'SeatFreed'] }, { events: ['SeatTaken'] }],
      },
      { file: policies, routes: [{ events: ['SeatTaken'] }] },
    ];
    expect(await withSourceTree(tree, (folder) => readReaders(folder, tables))).toEqual([
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
