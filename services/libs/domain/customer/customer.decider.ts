import type { Decider, Decision } from '../decision.ts';
import { eraseCustomer } from './commands/erase-customer.ts';
import { exportCustomerData } from './commands/export-customer-data.ts';
import type { CustomerCommand } from './customer.commands.ts';
import type { CustomerEvent } from './customer.events.ts';
import type { CustomerRefusal } from './customer.refusals.ts';
import { type CustomerState, initialCustomer } from './customer.state.ts';

/** The erasure of a person. If an erased person comes again, they are a new customer. */
export const customerDecider: Decider<
  CustomerState,
  CustomerCommand,
  CustomerEvent,
  CustomerRefusal
> = { initialState: initialCustomer, decide: decideCustomer, evolve: evolveCustomer };

function decideCustomer(
  command: CustomerCommand,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRefusal> {
  switch (command.type) {
    case 'EraseCustomer':
      return eraseCustomer(command, state);
    case 'ExportCustomerData':
      return exportCustomerData(command, state);
  }
}

function evolveCustomer(state: CustomerState, event: CustomerEvent): CustomerState {
  switch (event.type) {
    case 'CustomerErased':
      return { status: 'erased' };
    case 'CustomerDataExported':
      return state;
  }
}
