import { ReadSide } from '../../../../../test/support/in-memory/read-side.ts';
import { getAccountHistory } from './get-account-history.ts';

describe('the history of an account', () => {
  let side: ReadSide;

  beforeEach(async () => {
    side = new ReadSide();
    await side.run();
  });

  afterEach(() => side.close());

  it('shows who changed what, each sign-in, and when sign-ins were locked', async () => {
    await side.happen('staff-juma', { type: 'AccountCreated', data: { role: 'staff' } });
    await side.happen(
      'staff-juma',
      { type: 'SignedIn', data: { secondFactor: 'totp' } },
      { type: 'ListExported', data: { list: 'bookings', filter: 'everything', rows: 12 } },
      { type: 'SignInLocked', data: { failures: 10, seconds: 600, device: 'unknown' } },
      { type: 'AccountRoleChanged', data: { before: 'staff', after: 'read-only' } },
      { type: 'AccountDisabled', data: {} },
      { type: 'PasswordChanged', data: {} },
    );
    await side.happen('staff-other', { type: 'AccountCreated', data: { role: 'owner' } });
    await side.catchUp();
    const entries = await getAccountHistory(side.readStore, 'juma');
    const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'AccountCreated',
        [
          change('role', null, 'staff'),
          change('isDisabled', null, false),
          change('hasTotp', null, false),
        ],
      ],
      ['SignedIn', [change('secondFactor', null, 'totp')]],
      [
        'ListExported',
        [
          change('filter', null, 'everything'),
          change('list', null, 'bookings'),
          change('rows', null, 12),
        ],
      ],
      [
        'SignInLocked',
        [
          change('device', null, 'unknown'),
          change('failures', null, 10),
          change('seconds', null, 600),
        ],
      ],
      ['AccountRoleChanged', [change('role', 'staff', 'read-only')]],
      ['AccountDisabled', [change('isDisabled', false, true)]],
      ['PasswordChanged', []],
    ]);
    expect(await getAccountHistory(side.readStore, 'nobody')).toEqual([]);
  });
});
