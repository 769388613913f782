import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { erasedCustomers } from './erased-customers.projection.ts';

describe('An erased customer', () => {
  it('is listed with the time, the actor, and the amount of data that can no longer be read', () => {
    const erased = on('customer-asha', {
      type: 'CustomerErased',
      data: { bookings: [74_100_680, 74_100_681], messages: ['hello'] },
    });
    project(erasedCustomers, [erased]).then({
      asha: expect.objectContaining({
        customerId: 'asha',
        at: '2026-11-20T09:00:00.000Z',
        bookings: 2,
        messages: 1,
      }),
    });
  });
});
