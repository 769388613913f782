import {
  bookingAsked,
  bookingCancelled,
  cancelled,
  confirmed,
  now,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { collected } from '../../../../../test/support/stories/payment-story.ts';
import { cancelImported, type CancelImported } from './cancel-imported.ts';

const reason = 'The wrong file';
const cancel = (more: Partial<CancelImported> = {}): CancelImported => ({
  ...{ type: 'CancelImported', now, by: 'admin', bulkActId: 'import', reason, isChanged: false },
  ...more,
});
const cancelledSilently = bookingCancelled({
  ...{ by: 'admin', free: true, bulkActId: 'import', isSilent: true },
  personal: { text: reason },
});

describe('a booking whose import is undone', () => {
  const booking = bookingAsked(cancelImported);

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])('is cancelled free of charge and without an e-mail while it is %s', (_, events) => {
    given(booking, events).when(cancel()).then([cancelledSilently]);
  });

  it('loses its imported payment, so no money has to be refunded', () => {
    const payment = collected(5_000);
    const { paymentNo, tendered, applied, recordedAt } = payment.data;
    given(booking, [...confirmed, payment])
      .when(cancel())
      .then([
        {
          type: 'PaymentVoided',
          data: {
            ...{ paymentNo: paymentNo ?? 1, tendered, applied, recordedAt },
            personal: { text: reason },
          },
        },
        cancelledSilently,
      ]);
  });

  it('is not cancelled if somebody changed it after the import', () => {
    given(booking, confirmed)
      .when(cancel({ isChanged: true }))
      .thenRefused({ code: 'ChangedSinceImport' });
  });

  it('is unchanged if it is cancelled already, and is not found if it does not exist', () => {
    given(booking, cancelled)
      .when(cancel({ isChanged: true }))
      .thenNothing();
    given(booking, []).when(cancel()).thenRefused({ code: 'BookingNotFound' });
  });
});
