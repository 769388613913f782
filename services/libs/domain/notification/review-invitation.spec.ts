import { isInvitationDue } from './review-invitation.ts';

const isDue = (now: string) => isInvitationDue('2026-12-01', '10:00', now);

describe('the invitation to review a tour', () => {
  it('is due on the day after the departure, at a time in Zanzibar', () => {
    expect(isDue('2026-12-02T06:59:59.999Z')).toBe(false);
    expect(isDue('2026-12-02T07:00:00.000Z')).toBe(true);
  });

  it('is sent late for a week', () => {
    expect(isDue('2026-12-08T20:59:59.999Z')).toBe(true);
    expect(isDue('2026-12-08T21:00:00.000Z')).toBe(false);
  });
});
