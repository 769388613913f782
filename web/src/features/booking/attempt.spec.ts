import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import { afterRefusal, type Attempt, attemptFor, earlierRequests } from './attempt.ts';

const request = (phone: string): PlaceBookingRequest => ({
  tourId: 'spice-farm-tour',
  date: '2026-11-28',
  pickupTime: '09:00',
  travellers: [{ category: 'Adult (12+)', count: 2 }],
  customer: { name: 'Asha', email: 'asha@example.com', phone },
  expectedTotal: 60,
  expectedCurrency: 'USD',
});

describe('the key of a booking', () => {
  let drawn = 0;
  const send = (before: Attempt | undefined, phone: string) =>
    attemptFor(before, request(phone), () => `key-${String(++drawn)}`);
  beforeEach(() => {
    drawn = 0;
  });

  it('is the same for every attempt without an answer', () => {
    const first = send(undefined, '1');
    expect(send(first, '1').key).toBe(first.key);
    expect(send(send(first, '1'), '1').unanswered).toHaveLength(1);
  });

  it('stays while an earlier attempt may have been booked, even with other details', () => {
    const first = send(undefined, '1');
    const changed = send(first, '2');
    expect(changed.key).toBe(first.key);
    expect(earlierRequests(changed, request('2'))).toEqual([request('1')]);
  });

  it('stays for the same details after a refusal', () => {
    const first = send(undefined, '1');
    expect(send(afterRefusal(first, request('1')), '1').key).toBe(first.key);
  });

  it('is a new one for other details after a refusal', () => {
    const first = send(undefined, '1');
    const second = send(afterRefusal(first, request('1')), '2');
    expect(second.key).not.toBe(first.key);
    expect(earlierRequests(second, request('2'))).toEqual([]);
  });

  it('stays after a refusal of changed details while the first attempt is still unanswered', () => {
    const first = send(undefined, '1');
    const refused = afterRefusal(send(first, '2'), request('2'));
    expect(send(refused, '3').key).toBe(first.key);
  });
});
