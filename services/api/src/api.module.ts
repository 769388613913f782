import { type DynamicModule, Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../libs/application/command-handling/command-handling.module.ts';
import { ErasureModule } from '../../libs/application/erasure/erasure.module.ts';
import { QueryHandlingModule } from '../../libs/application/queries/query-handling.module.ts';
import { VerificationModule } from '../../libs/application/verification/verification.module.ts';
import type { ClaimsView, SiteView } from '../../libs/contracts/site/site-view.ts';
import { AdminAttendanceController } from './booking/admin-attendance.controller.ts';
import { AdminCustomersController } from './customer/admin-customers.controller.ts';
import { CustomerFile } from './customer/customer-file.ts';
import { AccountAnswers } from './account/account-answers.ts';
import { AdminAccountsController } from './account/admin-accounts.controller.ts';
import { AdminAuditController } from './history/admin-audit.controller.ts';
import { BookingUndoController } from './history/booking-undo.controller.ts';
import { DepartureUndoController } from './history/departure-undo.controller.ts';
import { TourUndoController } from './history/tour-undo.controller.ts';
import { AdminBookingNetworksController } from './bulk-act/admin-booking-networks.controller.ts';
import { AdminImportsController } from './import/admin-imports.controller.ts';
import { ImportLines } from './import/import-lines.ts';
import { AdminBulkActsController } from './bulk-act/admin-bulk-acts.controller.ts';
import { AdminBookingLinksController } from './booking/admin-booking-links.controller.ts';
import { AdminBookingsController } from './booking/admin-bookings.controller.ts';
import { AdminPaymentsController } from './booking/admin-payments.controller.ts';
import { BookingAnswers } from './booking/booking-answers.ts';
import { BookingAttempts } from './booking/booking-attempts.ts';
import { BookingDocumentsController } from './booking/booking-documents.controller.ts';
import { BookingOriginNotes } from './booking/booking-origin-notes.ts';
import { BookingLimits } from './booking/booking-limits.ts';
import { BookingProof } from './booking/booking-proof.ts';
import { ChangeBookingController } from './booking/change-booking.controller.ts';
import { ConfirmationMail } from './booking/confirmation-mail.ts';
import { LostReferences } from './booking/lost-references.ts';
import { LostReferencesController } from './booking/lost-references.controller.ts';
import { HoldsController } from './booking/holds.controller.ts';
import { PlaceBookingController } from './booking/place-booking.controller.ts';
import { ManageBookingProof } from './booking/manage-booking-proof.ts';
import { SeatRequestController } from './booking/seat-request.controller.ts';
import { ShowBookingController } from './booking/show-booking.controller.ts';
import { ContactController } from './contact/contact.controller.ts';
import { AdminInboxController } from './inbox/admin-inbox.controller.ts';
import { AdminDashboardController } from './dashboard/admin-dashboard.controller.ts';
import { AdminDeparturesController } from './departure/admin-departures.controller.ts';
import { DepartureAnswers } from './departure/departure-answers.ts';
import { CustomerMergesController } from './customer/customer-merges.controller.ts';
import { CustomerNotesController } from './customer/customer-notes.controller.ts';
import { KnownCustomersController } from './customer/known-customers.controller.ts';
import { DiscoveryController } from './discovery/discovery.controller.ts';
import { DrawingThread } from './discovery/drawing-thread.ts';
import { LinkPicturesController } from './discovery/link-pictures.controller.ts';
import { LinkPictures } from './discovery/link-pictures.ts';
import { WhatsAppController } from './engagement/whatsapp.controller.ts';
import { AdminExportsController } from './exports/admin-exports.controller.ts';
import { ExportNotes } from './exports/export-notes.ts';
import { SustainedLag } from '../../libs/application/soundings/sustained-lag.ts';
import { BookingLimitSettings } from '../../libs/application/ports/booking-limit-settings.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { ApiSoundings } from './health/api-soundings.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { SecurityNotes } from './http/security-notes.ts';
import { PreparedAnswers } from './http/prepared-answers.ts';
import { PublicUrl } from './http/public-url.ts';
import { AdminImagesController } from './images/admin-images.controller.ts';
import { ImageEncoder } from './images/image-encoder.ts';
import { ImagesController } from './images/images.controller.ts';
import { Images } from './images/images.ts';
import { AdminEventsController } from './live/admin-events.controller.ts';
import { LiveEvents } from './live/live-events.ts';
import { AdminNotificationsController } from './notification/admin-notifications.controller.ts';
import { MailStateController } from './notification/mail-state.controller.ts';
import { NotificationSuppressionsController } from './notification/notification-suppressions.controller.ts';
import { UnsettledNotificationsController } from './notification/unsettled-notifications.controller.ts';
import { OpenApiController } from './open-api/open-api.controller.ts';
import { AdminJobsController } from './operations/admin-jobs.controller.ts';
import { AdminProjectionsController } from './operations/admin-projections.controller.ts';
import { AdminVerificationController } from './operations/admin-verification.controller.ts';
import { AdminPageSpeedController } from './page-speed/admin-page-speed.controller.ts';
import { PageSpeedController } from './page-speed/page-speed.controller.ts';
import { AdminMessagesController } from './contact/admin-messages.controller.ts';
import { SavedViewsController } from './saved-view/saved-views.controller.ts';
import { AdminPickupPlacesController } from './pickup-place/admin-pickup-places.controller.ts';
import { PickupPlacesController } from './pickup-place/pickup-places.controller.ts';
import { AdminReviewsController } from './review/admin-reviews.controller.ts';
import { BookingReviewController } from './review/booking-review.controller.ts';
import { ReviewAnswers } from './review/review-answers.ts';
import { TourReviewsController } from './review/tour-reviews.controller.ts';
import { AdminRevenueController } from './revenue/admin-revenue.controller.ts';
import { AccessCheck } from './session/access-check.ts';
import { SessionModule } from './session/session.module.ts';
import { SiteController } from './site/site.controller.ts';
import { Claims, Site } from './site/site.ts';
import { AdminToursController } from './tour/admin-tours.controller.ts';
import { GuardedAttempts } from './proof-of-work/guarded-attempts.ts';
import { ProofOfWork } from './proof-of-work/proof-of-work.ts';
import { PreparedTours } from './tour/prepared-tours.ts';
import { TourAnswers } from './tour/tour-answers.ts';
import { TourPreviewController } from './tour/tour-preview.controller.ts';
import { TourViews } from './tour/tour-views.ts';
import { ToursController } from './tour/tours.controller.ts';

/** The settings of the API. */
export interface ApiSettings {
  /** The address at which the site is reached, without a trailing slash. */
  readonly publicUrl: string;
  readonly site: Omit<SiteView, 'publicUrl'>;
  readonly claims: ClaimsView;
  readonly manageBookingProof: 'email' | 'none';
  /**
   * If a read model is behind by more than this, for longer than this, the process is not ready. In milliseconds.
   * With 0, the lag of read models does not matter.
   */
  readonly readyLagMs: number;
  readonly preparedAnswers: PreparedAnswers;
  /** How many bookings and changes travellers may make; null: no limit. */
  readonly bookingLimits: BookingLimitSettings | null;
}

@Module({})
class ApiSettingsModule {
  static of(settings: ApiSettings): DynamicModule {
    const { publicUrl } = settings;
    const site: SiteView = { ...settings.site, publicUrl };
    const providers = [
      { provide: PublicUrl, useValue: publicUrl },
      { provide: Site, useValue: site },
      { provide: Claims, useValue: settings.claims },
      { provide: ManageBookingProof, useValue: settings.manageBookingProof },
      { provide: BookingLimitSettings, useValue: settings.bookingLimits },
      { provide: PreparedAnswers, useValue: settings.preparedAnswers },
      GuardedAttempts,
      ProofOfWork,
      SecurityNotes,
      {
        provide: SustainedLag,
        useFactory: (clock: Clock) => new SustainedLag(settings.readyLagMs, clock),
        inject: [Clock],
      },
    ];
    const exports = providers.map((each) => ('provide' in each ? each.provide : each));
    return { module: ApiSettingsModule, global: true, providers, exports };
  }
}

const controllers = [
  HealthController,
  OpenApiController,
  SiteController,
  DiscoveryController,
  LinkPicturesController,
  ImagesController,
  ToursController,
  TourReviewsController,
  PickupPlacesController,
  WhatsAppController,
  PageSpeedController,
  ContactController,
  PlaceBookingController,
  HoldsController,
  BookingDocumentsController,
  LostReferencesController,
  ShowBookingController,
  ChangeBookingController,
  SeatRequestController,
  BookingReviewController,
  AdminToursController,
  AdminMessagesController,
  AdminPickupPlacesController,
  SavedViewsController,
  AdminReviewsController,
  TourPreviewController,
  AdminImagesController,
  AdminBookingsController,
  AdminBookingLinksController,
  BookingUndoController,
  TourUndoController,
  DepartureUndoController,
  AdminAttendanceController,
  AdminPaymentsController,
  AdminExportsController,
  AdminDeparturesController,
  AdminBookingNetworksController,
  AdminBulkActsController,
  AdminImportsController,
  AdminRevenueController,
  AdminDashboardController,
  AdminInboxController,
  AdminPageSpeedController,
  UnsettledNotificationsController,
  NotificationSuppressionsController,
  AdminNotificationsController,
  MailStateController,
  AdminJobsController,
  AdminProjectionsController,
  AdminVerificationController,
  AdminEventsController,
  AdminAccountsController,
  AdminCustomersController,
  KnownCustomersController,
  CustomerMergesController,
  CustomerNotesController,
  AdminAuditController,
];

/** Every call of the API. The ports come from a global module of the process. */
@Module({})
export class ApiModule {
  static of(settings: ApiSettings): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ApiSettingsModule.of(settings),
        CommandHandlingModule,
        ErasureModule,
        QueryHandlingModule,
        SessionModule,
        VerificationModule,
      ],
      controllers,
      providers: [
        AccessCheck,
        AccountAnswers,
        ApiSoundings,
        BookingAnswers,
        BookingAttempts,
        BookingOriginNotes,
        BookingLimits,
        LostReferences,
        BookingProof,
        ConfirmationMail,
        CustomerFile,
        DrawingThread,
        ExportNotes,
        ImportLines,
        ImageEncoder,
        Images,
        LinkPictures,
        LiveEvents,
        PreparedTours,
        Readiness,
        ReviewAnswers,
        TourAnswers,
        DepartureAnswers,
        TourViews,
      ],
    };
  }
}
