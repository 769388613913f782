import { type AuditSubjectView, importSubject } from '../../../contracts/history/audit-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import { parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { RecipientRole } from '../../../domain/notification/notification-subject.ts';
import type { Account } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { AuditRecord } from '../../projections/audit/audit-log.projection.ts';
import { bulkActs } from '../../projections/bulk-act/bulk-acts.projection.ts';
import {
  type NotificationCard,
  notifications,
} from '../../projections/notification/notifications.projection.ts';
import { dayInWords } from '../../wording/in-words.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';

/** Returns the display name of a subject. */
export type NameSubject = (record: Pick<AuditRecord, 'kind' | 'subject'>) => AuditSubjectView;

interface Sources {
  readonly readStore: ReadStore;
  readonly catalogue: CatalogueState;
}

/** Looks up the current names of the records' subjects. */
export async function subjectNames(
  { readStore, catalogue }: Sources,
  accounts: readonly Account[],
  records: readonly AuditRecord[],
): Promise<NameSubject> {
  const mails = new Set(
    records.filter(({ kind }) => kind === 'notification').map(({ subject }) => subject),
  );
  const cards = await readStore.getMany(notifications.collection, [...mails]);
  const imports = await importsAmong(readStore, records);
  const cardOf = new Map(cards.map((card) => [card.notificationId, card]));
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const tourTitle = (id: string) => catalogue.byId.get(id)?.tour.parts.details.title ?? id;
  return ({ kind, subject: id }) => {
    switch (kind) {
      case 'booking':
        return { kind, id, title: formatBookingReference(Number(id)) };
      case 'tour':
        return { kind, id, title: tourTitle(id) };
      case 'departure': {
        const departure = parseDepartureId(id);
        return departure === undefined
          ? { kind, id, title: id }
          : {
              kind,
              id,
              title: `${tourTitle(departure.tourId)}, ${dayInWords(departure.date, 'short')}, ${departure.time}`,
            };
      }
      case 'customer':
        return { kind, id, title: 'a customer' };
      case 'bulk-act':
        return { kind, id, title: imports.has(id) ? importSubject : 'a bulk cancellation' };
      case 'pickup-places':
        return { kind, id, title: 'the pick-up places' };
      case 'saved-views':
        return { kind, id, title: 'the saved views of bookings' };
      case 'review':
        return { kind, id, title: `the review of ${formatBookingReference(Number(id))}` };
      case 'message':
        return { kind, id, title: 'a message from the contact page' };
      case 'account':
        return { kind, id, title: accountOf.get(id)?.username ?? id };
      case 'notification': {
        const card = cardOf.get(id);
        return { kind, id, title: card === undefined ? id : mailTitle(card) };
      }
    }
  };
}

/** The ids of those bulk acts that import bookings. */
async function importsAmong(
  readStore: ReadStore,
  records: readonly AuditRecord[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(
    records.filter(({ kind }) => kind === 'bulk-act').map(({ subject }) => subject),
  );
  const acts = await readStore.getMany(bulkActs.collection, [...ids]);
  return new Set(
    acts.filter(({ act }) => act === 'import-bookings').map(({ bulkActId }) => bulkActId),
  );
}

const recipientWords: Readonly<Record<RecipientRole, string>> = {
  traveller: 'to the traveller',
  operator: 'our copy',
  'former-traveller': 'to the former address',
};

/** Returns a title such as `booking confirmed, to the traveller, ZBL-74100680`. */
function mailTitle({
  subject: { template, recipient, day },
  bookingNumber,
}: NotificationCard): string {
  const words = `${template.replaceAll('-', ' ')}, ${recipientWords[recipient]}`;
  const about = bookingNumber === undefined ? day : formatBookingReference(bookingNumber);
  return about === undefined ? words : `${words}, ${about}`;
}
