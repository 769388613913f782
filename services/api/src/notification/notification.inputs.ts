import type { NotificationStatus } from '../../../libs/contracts/notification/notification-view.ts';
import type { SuppressAddressRequest } from '../../../libs/contracts/notification/suppression-view.ts';
import { OneOf, Optional, Text, WholeNumber } from '../input/field-kinds.ts';

/** Cursors come from the API and are shorter. */
const cursorLengthMax = 1_000;
const pageSizeMax = 100;

/** The body of POST /api/admin/notifications/{id}/suppression. */
export class SuppressAddressBody implements SuppressAddressRequest {
  @OneOf('bounced', 'complained')
  readonly reason!: 'bounced' | 'complained';
}

/** The query of GET /api/admin/notifications. */
export class ListNotificationsQuery {
  @Optional()
  @OneOf('queued', 'sending', 'sent', 'kept', 'failed', 'unknown', 'dismissed')
  readonly status?: NotificationStatus;

  @Optional()
  @WholeNumber({ min: 10_000_000, max: 99_999_999 })
  readonly bookingNumber?: number;

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}
