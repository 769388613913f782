import { given } from '../../../../test/support/decider-story.ts';
import { customerDecider } from './customer.decider.ts';
import type { CustomerErased } from './customer.events.ts';

const named = { bookings: [74_100_680, 74_100_681], messages: ['0d5bd0f4'] };
const erased: CustomerErased = { type: 'CustomerErased', data: named };
const erase = { type: 'EraseCustomer', ...named } as const;
const counted = { bookings: 2, messages: 1 };
const handOut = { type: 'ExportCustomerData', ...counted } as const;
const handedOut = { type: 'CustomerDataExported', data: counted } as const;

describe('erasing a customer', () => {
  it('names what cannot be read any more', () => {
    given(customerDecider, []).when(erase).then([erased]);
  });

  it('is done once', () => {
    given(customerDecider, [erased])
      .when({ ...erase, bookings: [] })
      .thenNothing();
  });

  it('is done of somebody whose data was handed out', () => {
    given(customerDecider, [handedOut]).when(erase).then([erased]);
  });
});

describe('handing out what is held about a customer', () => {
  it('is noted each time', () => {
    given(customerDecider, []).when(handOut).then([handedOut]);
    given(customerDecider, [handedOut]).when(handOut).then([handedOut]);
  });

  it('is refused once there is nothing left', () => {
    given(customerDecider, [erased]).when(handOut).thenRefused({ code: 'NothingLeftToExport' });
    given(customerDecider, [erased, handedOut])
      .when(handOut)
      .thenRefused({ code: 'NothingLeftToExport' });
  });
});
