import type { AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CustomerBookings } from './customer-bookings.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { CustomerMoney } from './customer-money.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerStory } from './customer-story.tsx';
import { MergedCustomers } from './merged-customers.tsx';
import { personName } from './customer-words.ts';
import './customers.css';
import { useGetCustomerQuery } from './known-customers-api.ts';
import { StoredData } from './stored-data.tsx';

const back = { to: '/admin/customers', label: 'Customers' };

export type CustomerScreenProps = {
  /** Shows e-mails with their state; another feature provides it. */
  renderEmails: (emails: readonly NotificationItem[]) => ReactNode;
};

/** One customer: how to reach them, notes, bookings, money, e-mails, messages and history. */
export function CustomerScreen({ renderEmails }: CustomerScreenProps) {
  const { id = '' } = useParams();
  const { currentData: customer, error, refetch } = useGetCustomerQuery(id);
  if (problemOf(error)?.code === 'NoSuchCustomer') {
    return (
      <ConsolePage title="Customer not found" back={back}>
        <EmptyState message="There is no customer with this id." />
      </ConsolePage>
    );
  }
  if (customer === undefined) {
    return (
      <ConsolePage title="Customer" back={back}>
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the customer"
          rows={4}
          rowHeight="6rem"
        />
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      title={personName(customer)}
      back={back}
      beside={customer.isErased === true && <Badge tone="plain">Erased</Badge>}
    >
      <Loaded customer={customer} renderEmails={renderEmails} />
    </ConsolePage>
  );
}

function Loaded({ customer, renderEmails }: CustomerScreenProps & { customer: AdminCustomerView }) {
  const { id, emails, money, isErased = false } = customer;
  const { role } = useStaff();
  return (
    <div data-slot="customer-screen">
      <div>
        <CustomerContact customer={customer} />
        <Panel title="Money">
          <CustomerMoney money={money} />
        </Panel>
        <CustomerNotes customer={customer} />
        <CustomerBookings customer={customer} />
        <MergedCustomers customer={customer} />
      </div>
      <div>
        <CustomerMessages customer={customer} />
        <Panel title="E-mails about their bookings">
          {emails.length === 0 ? (
            <p>No e-mail was sent to this customer yet.</p>
          ) : (
            renderEmails(emails)
          )}
        </Panel>
        <Panel title="History">
          <CustomerStory customer={customer} />
        </Panel>
        {role === 'owner' && !isErased && <StoredData key={id} customer={customer} />}
      </div>
    </div>
  );
}
