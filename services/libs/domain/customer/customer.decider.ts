import { decider } from '../decision.ts';
import { eraseCustomer } from './commands/erase-customer.ts';
import { exportCustomerData } from './commands/export-customer-data.ts';
import type { CustomerEvent } from './customer.events.ts';
import { type CustomerState, initialCustomer } from './customer.state.ts';

/** The erasure of a person. If an erased person books or writes again, they are a new customer. */
export const customerDecider = decider({
  initialState: initialCustomer,
  evolve: evolveCustomer,
  commands: {
    EraseCustomer: eraseCustomer,
    ExportCustomerData: exportCustomerData,
  },
});

function evolveCustomer(state: CustomerState, event: CustomerEvent): CustomerState {
  switch (event.type) {
    case 'CustomerErased':
      return { status: 'erased' };
    case 'CustomerDataExported':
      return state;
  }
}
