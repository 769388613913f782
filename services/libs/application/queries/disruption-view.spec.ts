import type { Disruption } from '../../domain/departure/disruption.ts';
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

describe('how far a departure is cancelled or moved', () => {
  it('counts who is dealt with, and says of the others why not', () => {
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

  it('says where a move goes', () => {
    const to = { date: '2026-12-02', time: '08:00' };
    expect(disruptionView({ ...disruption, kind: 'move', to })).toMatchObject({ kind: 'move', to });
  });

  it('has words for whatever went wrong', () => {
    const [failed] = disruptionView({
      ...disruption,
      failed: [{ bookingNumber: 74_100_680, code: 'SomethingOfLater' }],
    }).failed;
    expect(failed?.why).toBe('Something went wrong. Please try again or contact us directly.');
  });
});
