import { given } from '../../../../test/support/stories/decider-story.ts';
import { customerDecider } from './customer.decider.ts';
import type { CustomerErased, CustomerNoteAdded, CustomerNoteRemoved } from './customer.events.ts';

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

const noted: CustomerNoteAdded = {
  type: 'CustomerNoteAdded',
  data: { noteNo: 1, personal: { text: 'Vegetarian' } },
};
const unnoted: CustomerNoteRemoved = { type: 'CustomerNoteRemoved', data: { noteNo: 1 } };
const add = { type: 'AddCustomerNote', text: ' Vegetarian ' } as const;
const change = { type: 'ChangeCustomerNote', noteNo: 1, text: 'Vegan' } as const;
const remove = { type: 'RemoveCustomerNote', noteNo: 1 } as const;
const restore = { type: 'RestoreCustomerNote', noteNo: 1 } as const;

describe('a note about a customer', () => {
  it('gets the next number, also after a removal', () => {
    given(customerDecider, []).when(add).then([noted]);
    given(customerDecider, [noted, unnoted])
      .when(add)
      .then([{ ...noted, data: { ...noted.data, noteNo: 2 } }]);
  });

  it('is refused if it is blank or too long', () => {
    const faults = [{ field: 'text', message: 'Write the note' }];
    given(customerDecider, [])
      .when({ ...add, text: ' ' })
      .thenRefused({ code: 'InvalidFields', faults });
    given(customerDecider, [noted])
      .when({ ...change, text: ' ' })
      .thenRefused({ code: 'InvalidFields', faults });
    const long = [{ field: 'text', message: 'Use at most 2,000 characters' }];
    given(customerDecider, [])
      .when({ ...add, text: 'x'.repeat(2_001) })
      .thenRefused({ code: 'InvalidFields', faults: long });
  });

  it('is changed, removed and restored', () => {
    given(customerDecider, [noted])
      .when(change)
      .then([{ type: 'CustomerNoteChanged', data: { noteNo: 1, personal: { text: 'Vegan' } } }]);
    given(customerDecider, [noted]).when(remove).then([unnoted]);
    given(customerDecider, [noted, unnoted])
      .when(restore)
      .then([{ type: 'CustomerNoteRestored', data: { noteNo: 1 } }]);
  });

  it('is removed and restored once', () => {
    given(customerDecider, [noted, unnoted]).when(remove).thenNothing();
    given(customerDecider, [noted]).when(restore).thenNothing();
  });

  it('cannot be changed after its removal, or if there is none', () => {
    const refusal = { code: 'CustomerNoteNotFound' } as const;
    given(customerDecider, [noted, unnoted]).when(change).thenRefused(refusal);
    for (const command of [change, remove, restore]) {
      given(customerDecider, []).when(command).thenRefused(refusal);
      given(customerDecider, [noted])
        .when({ ...command, noteNo: 2 })
        .thenRefused(refusal);
    }
  });

  it('is refused after the erasure of the customer', () => {
    for (const command of [add, change, remove, restore]) {
      given(customerDecider, [noted, erased]).when(command).thenRefused({ code: 'CustomerErased' });
    }
  });
});
