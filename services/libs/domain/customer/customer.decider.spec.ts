import { given } from '../../../../test/support/stories/decider-story.ts';
import { customerDecider } from './customer.decider.ts';
import type {
  CustomerAbsorbed,
  CustomerErased,
  CustomerMerged,
  CustomerMergeUndone,
  CustomerNoteAdded,
  CustomerNoteRemoved,
} from './customer.events.ts';
import { isMerged, mergeOrder } from './customer-merge.ts';
import { changesNotes } from './visible-customer-events.ts';

const named = { bookings: [74_100_680, 74_100_681], messages: ['0d5bd0f4'] };
const erased: CustomerErased = { type: 'CustomerErased', data: named };
const erase = { type: 'EraseCustomer', ...named, seen: [] } as const;
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

const absorbed: CustomerAbsorbed = { type: 'CustomerAbsorbed', data: { customerId: 'b' } };
const merged: CustomerMerged = { type: 'CustomerMerged', data: { into: 'a' } };
const undone = (customerId: string): CustomerMergeUndone => ({
  type: 'CustomerMergeUndone',
  data: { customerId },
});
const absorb = { type: 'AbsorbCustomer', customerId: 'b' } as const;
const mergeInto = { type: 'MergeCustomer', into: 'a' } as const;
const undo = (customerId: string) => ({ type: 'UndoCustomerMerge', customerId }) as const;

describe('merging two customers', () => {
  it('makes the smaller id represent both, also if the larger id was named first', () => {
    expect(mergeOrder('a', 'b')).toEqual({ survivor: 'a', other: 'b' });
    expect(mergeOrder('b', 'a')).toEqual({ survivor: 'a', other: 'b' });
  });

  it('counts only if both streams have it, with the smaller id as the customer who represents both', () => {
    const order = { survivor: 'a', other: 'b' };
    const survivor = { absorbed: ['b'] };
    const other = { mergedInto: 'a', absorbed: [] };
    expect(isMerged(order, { survivor, other })).toBe(true);
    expect(isMerged(order, { survivor: { absorbed: ['c'] }, other })).toBe(false);
    expect(isMerged(order, { survivor, other: { absorbed: [] } })).toBe(false);
    expect(isMerged(order, { survivor, other: { mergedInto: 'c', absorbed: [] } })).toBe(false);
    const circle = { survivor: { absorbed: ['a'] }, other: { mergedInto: 'b', absorbed: [] } };
    expect(isMerged({ survivor: 'b', other: 'a' }, circle)).toBe(false);
  });

  it('is recorded in both streams, and a repeated command does not record it twice', () => {
    given(customerDecider, []).when(absorb).then([absorbed]);
    given(customerDecider, [absorbed]).when(absorb).thenNothing();
    given(customerDecider, []).when(mergeInto).then([merged]);
  });

  it('is refused for a customer who was merged into another one', () => {
    const refusal = { code: 'AlreadyMerged' } as const;
    given(customerDecider, [merged]).when(absorb).thenRefused(refusal);
    given(customerDecider, [merged])
      .when({ ...mergeInto, into: '0' })
      .thenRefused(refusal);
  });

  it('replaces a merge that does not count, but not a merge that changed meanwhile', () => {
    const oneSidedMerge = { oneSidedMerge: 'a' };
    given(customerDecider, [merged])
      .when({ ...absorb, ...oneSidedMerge })
      .then([absorbed]);
    given(customerDecider, [merged])
      .when({ ...mergeInto, ...oneSidedMerge })
      .then([merged]);
    const refusal = { code: 'AlreadyMerged' } as const;
    for (const command of [absorb, mergeInto]) {
      given(customerDecider, [])
        .when({ ...command, ...oneSidedMerge })
        .thenRefused(refusal);
    }
  });

  it('is refused for an erased customer, and its undo is refused too', () => {
    for (const command of [absorb, mergeInto, undo('b')]) {
      given(customerDecider, [absorbed, erased])
        .when(command)
        .thenRefused({ code: 'CustomerErased' });
    }
  });

  it('is undone in both streams, once, and can be done again', () => {
    given(customerDecider, [absorbed])
      .when(undo('b'))
      .then([undone('b')]);
    given(customerDecider, [merged])
      .when(undo('a'))
      .then([undone('a')]);
    given(customerDecider, [absorbed, undone('b')])
      .when(undo('b'))
      .thenNothing();
    given(customerDecider, [absorbed, undone('b')])
      .when(absorb)
      .then([absorbed]);
    given(customerDecider, [merged, undone('a')])
      .when(mergeInto)
      .then([merged]);
  });

  it('is not undone by the undo of another merge', () => {
    const other = { ...absorb, customerId: 'c' };
    given(customerDecider, [merged, undone('x')])
      .when(other)
      .thenRefused({ code: 'AlreadyMerged' });
    given(customerDecider, [absorbed, undone('x')])
      .when(absorb)
      .thenNothing();
    given(customerDecider, [merged]).when(undo('x')).thenNothing();
  });

  it('changes no note, so colleagues who write notes do not get a conflict', () => {
    for (const type of ['CustomerAbsorbed', 'CustomerMerged', 'CustomerMergeUndone'] as const) {
      expect(changesNotes(type)).toBe(false);
    }
    expect(changesNotes('CustomerDataExported')).toBe(false);
    expect(changesNotes('CustomerNoteAdded')).toBe(true);
  });
});

describe('erasing a customer who was merged', () => {
  it('is refused if the erasure did not see every merge in the stream', () => {
    const refusal = { code: 'MergedMeanwhile' } as const;
    given(customerDecider, [absorbed]).when(erase).thenRefused(refusal);
    given(customerDecider, [merged])
      .when({ ...erase, seen: ['b'] })
      .thenRefused(refusal);
    given(customerDecider, [absorbed])
      .when({ ...erase, seen: ['b'] })
      .then([erased]);
    given(customerDecider, [merged])
      .when({ ...erase, seen: ['a'] })
      .then([erased]);
    given(customerDecider, [absorbed, undone('b')])
      .when(erase)
      .then([erased]);
  });
});
