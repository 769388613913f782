import { given } from '../../../../test/support/stories/decider-story.ts';
import { customerDecider } from './customer.decider.ts';
import type { CustomerErased } from './customer.events.ts';

const named = { bookings: [74_100_680, 74_100_681], messages: ['0d5bd0f4'] };
const erased: CustomerErased = { type: 'CustomerErased', data: named };
const erase = { type: 'EraseCustomer', ...named } as const;
const counted = { bookings: 2, messages: 1 };
const handOut = { type: 'ExportCustomerData', ...counted } as const;
const handedOut = { type: 'CustomerDataExported', data: counted } as const;

describe('erasing a customer', () => {
  it('names the streams that can no longer be read', () => {
    given(customerDecider, []).when(erase).then([erased]);
  });

  it('is done once', () => {
    given(customerDecider, [erased])
      .when({ ...erase, bookings: [] })
      .thenNothing();
  });

  it('is possible for a customer whose data was exported', () => {
    given(customerDecider, [handedOut]).when(erase).then([erased]);
  });
});

describe('exporting the data of a customer', () => {
  it('is recorded each time', () => {
    given(customerDecider, []).when(handOut).then([handedOut]);
    given(customerDecider, [handedOut]).when(handOut).then([handedOut]);
  });

  it('is refused once the customer is erased', () => {
    given(customerDecider, [erased]).when(handOut).thenRefused({ code: 'NothingLeftToExport' });
    given(customerDecider, [erased, handedOut])
      .when(handOut)
      .thenRefused({ code: 'NothingLeftToExport' });
  });
});
