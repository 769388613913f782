import type { Disruption } from '../../../domain/departure/disruption.ts';
import { disruptionView } from './disruption-view.ts';

const disruption: Disruption = {
  id: 'storm',
  kind: 'cancellation',
  reason: 'Wind',
  total: 5,
  isStopped: false,
  unsettled: [74_100_684, 74_100_685],
  failed: [{ bookingNumber: 74_100_680, code: 'DepartureCalledOff' }],
};

describe('the progress of a disruption', () => {
  it('counts the bookings that are done, and says why other bookings failed', () => {
    expect(disruptionView(disruption)).toEqual({
      id: 'storm',
      kind: 'cancellation',
      reason: 'Wind',
      state: 'running',
      total: 5,
      done: 2,
      failed: [{ reference: 'ZBL-74100680', why: 'This departure has been cancelled or moved' }],
    });
  });

  it('shows the target of a move', () => {
    const to = { date: '2026-12-02', time: '08:00' };
    expect(disruptionView({ ...disruption, kind: 'move', to })).toMatchObject({ kind: 'move', to });
  });

  it('has words for every failure', () => {
    const [failed] = disruptionView({
      ...disruption,
      failed: [{ bookingNumber: 74_100_680, code: 'SomethingOfLater' }],
    }).failed;
    expect(failed?.why).toBe('Something went wrong. Please try again or contact us directly.');
  });
});
