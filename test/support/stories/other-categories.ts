import type { CataloguedEvent } from '../../../services/libs/application/event-log/event-catalogue.ts';
import { sealed } from './projection-story.ts';

/** Streams with events of every category besides tours, departures and bookings, and a tag of a booking. */
export const otherCategories: readonly (readonly [stream: string, ...CataloguedEvent[]])[] = [
  ['booking-10000003', { type: 'BookingTagAdded', data: { tag: 'VIP' } }],
  [
    'engagement-jozani-forest',
    {
      type: 'WhatsAppEnquiryStarted',
      data: { tourTitle: 'Jozani', userAgent: null },
    },
  ],
  ['staff-asha', { type: 'AccountCreated', data: { role: 'owner' } }],
  [
    'bulk-1',
    {
      type: 'BulkActBegun',
      data: { workId: 'one', act: 'cancel-bookings', bookings: [10_000_003], reason: 'abuse' },
    },
    { type: 'ImportProgressed', data: { workId: 'one', bookings: [10_000_003] } },
  ],
  [
    'customer-asha',
    {
      type: 'CustomerErased',
      data: { bookings: [], messages: [] },
    },
    { type: 'CustomerAbsorbed', data: { customerId: 'bakari' } },
    { type: 'CustomerMerged', data: { into: 'amina' } },
    { type: 'CustomerMergeUndone', data: { customerId: 'bakari' } },
  ],
  [
    'review-10000001',
    {
      type: 'ReviewSubmitted',
      data: {
        ...{ tourId: 'jozani-forest', month: '2026-12', stars: 5, personal: sealed('asha') },
        submittedAt: '2026-12-02T09:00:00.000Z',
      },
    },
    { type: 'ReviewPublished', data: { tourId: 'jozani-forest', stars: 5 } },
  ],
  [
    'contact-hello',
    {
      type: 'ContactMessageSubmitted',
      data: { personal: sealed('asha') },
    },
  ],
  [
    'pickupplaces-all',
    {
      type: 'PickupPlaceAdded',
      data: { placeId: 'tembo', name: 'Tembo House Hotel', zone: 'Stone Town' },
    },
  ],
  [
    'savedviews-all',
    {
      type: 'SavedViewAdded',
      data: { viewId: 'debts', name: 'Debts', filter: { money: 'unpaid' } },
    },
  ],
];
