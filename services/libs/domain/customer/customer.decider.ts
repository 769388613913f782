import { decider } from '../decision.ts';
import { absorbCustomer } from './commands/absorb-customer.ts';
import { addCustomerNote } from './commands/add-customer-note.ts';
import { changeCustomerNote } from './commands/change-customer-note.ts';
import { eraseCustomer } from './commands/erase-customer.ts';
import { exportCustomerData } from './commands/export-customer-data.ts';
import { mergeCustomer } from './commands/merge-customer.ts';
import { removeCustomerNote } from './commands/remove-customer-note.ts';
import { restoreCustomerNote } from './commands/restore-customer-note.ts';
import { undoCustomerMerge } from './commands/undo-customer-merge.ts';
import type { CustomerEvent } from './customer.events.ts';
import { type CustomerState, initialCustomer } from './customer.state.ts';

/** The notes about a person, merges with other records of them, and their erasure. If an erased person books or writes again, they are a new customer. */
export const customerDecider = decider({
  initialState: initialCustomer,
  evolve: evolveCustomer,
  commands: {
    EraseCustomer: eraseCustomer,
    ExportCustomerData: exportCustomerData,
    AddCustomerNote: addCustomerNote,
    ChangeCustomerNote: changeCustomerNote,
    RemoveCustomerNote: removeCustomerNote,
    RestoreCustomerNote: restoreCustomerNote,
    AbsorbCustomer: absorbCustomer,
    MergeCustomer: mergeCustomer,
    UndoCustomerMerge: undoCustomerMerge,
  },
});

function evolveCustomer(state: CustomerState, event: CustomerEvent): CustomerState {
  switch (event.type) {
    case 'CustomerErased':
      return { ...initialCustomer, status: 'erased' };
    case 'CustomerNoteAdded': {
      const note = { noteNo: event.data.noteNo, isRemoved: false };
      return { ...state, notes: [...state.notes, note] };
    }
    case 'CustomerNoteRemoved':
      return withRemoved(state, event.data.noteNo, true);
    case 'CustomerNoteRestored':
      return withRemoved(state, event.data.noteNo, false);
    case 'CustomerAbsorbed':
      return { ...state, absorbed: [...state.absorbed, event.data.customerId] };
    case 'CustomerMerged':
      return { ...state, mergedInto: event.data.into };
    case 'CustomerMergeUndone':
      return withoutLink(state, event.data.customerId);
    case 'CustomerDataExported':
    case 'CustomerNoteChanged':
      return state;
  }
}

function withRemoved(state: CustomerState, noteNo: number, isRemoved: boolean): CustomerState {
  const notes = state.notes.map((note) => (note.noteNo === noteNo ? { ...note, isRemoved } : note));
  return { ...state, notes };
}

function withoutLink(state: CustomerState, customerId: string): CustomerState {
  const { mergedInto, ...rest } = state;
  return {
    ...rest,
    ...(mergedInto === undefined || mergedInto === customerId ? {} : { mergedInto }),
    absorbed: state.absorbed.filter((each) => each !== customerId),
  };
}
