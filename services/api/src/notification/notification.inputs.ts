import {
  type NotificationFilter,
  type NotificationStatus,
  notificationStatuses,
  notificationTemplates,
  type NotificationTemplateView,
} from '../../../libs/contracts/notification/notification-view.ts';
import type { SuppressAddressRequest } from '../../../libs/contracts/notification/suppression-view.ts';
import { Day, OneOf, Optional, Text, WholeNumber } from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';

/** The body of POST /api/admin/notifications/{id}/suppression. */
export class SuppressAddressBody implements SuppressAddressRequest {
  @OneOf('bounced', 'complained')
  readonly reason!: 'bounced' | 'complained';
}

/** The query of GET /api/admin/notifications. */
export class ListNotificationsQuery implements NotificationFilter {
  @Optional()
  @OneOf(...notificationStatuses)
  readonly status?: NotificationStatus;

  @Optional()
  @OneOf(...notificationTemplates)
  readonly template?: NotificationTemplateView;

  @Optional()
  @WholeNumber({ min: 10_000_000, max: 99_999_999 })
  readonly bookingNumber?: number;

  @Optional()
  @Day()
  readonly queuedFrom?: string;

  @Optional()
  @Day()
  readonly queuedTo?: string;

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}
