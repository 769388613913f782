import { bookingSearch } from '../../projections/booking/booking-search.projection.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import { contactMessages } from '../../projections/contact/contact-messages.projection.ts';
import { customerRecords } from '../../projections/customer/customer-records.projection.ts';
import { customers } from '../../projections/customer/customers.projection.ts';
import type { Reads } from '../engine/query-route.ts';

/** The sources of what staff see about customers. */
export const aboutCustomers: Reads = [
  customers.collection,
  customerRecords.collection,
  bookingTabs.collection,
  bookingSearch.collection,
  contactMessages.collection,
];
