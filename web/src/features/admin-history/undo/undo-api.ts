import type { UndoPreviewView } from '@contracts/history/undo-view.ts';
import { alwaysFresh } from '../../../shared/api/cache-policy.ts';
import { api } from '../../../shared/api/api.ts';
import { type Changed, noteOwnChange } from '../../../shared/console/own-changes.ts';

/** An entry of a history that may be taken back, by what it is about. */
export interface UndoWish {
  readonly kind: 'booking' | 'tour';
  /** The booking's number or the tour's slug. */
  readonly id: string;
  /** Of the entry. */
  readonly revision: string;
}

const pathOf = ({ kind, id }: UndoWish): string =>
  `admin/${kind === 'booking' ? 'bookings' : 'tours'}/${encodeURIComponent(id)}/undo`;

/** Whatever a booking or a tour is shown in. */
const changed = [
  ...(['Audit', 'Availability', 'Booking', 'BookingList'] as const),
  ...(['Departure', 'Notification', 'Tour'] as const),
];

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A question of this moment, asked anew whenever the dialog opens.
    getUndoPreview: build.query<UndoPreviewView, UndoWish>({
      query: (wish) => ({ url: pathOf(wish), params: { revision: wish.revision } }),
      ...alwaysFresh,
    }),
    undo: build.mutation<
      Changed,
      { readonly wish: UndoWish; readonly seen: string; readonly idempotencyKey: string }
    >({
      query: ({ wish, seen, idempotencyKey }) => ({
        url: pathOf(wish),
        method: 'POST',
        headers: { 'if-match': `"${seen}"`, 'idempotency-key': idempotencyKey },
        body: { revision: wish.revision },
      }),
      invalidatesTags: (_answer, error) => (error === undefined ? changed : []),
      onQueryStarted: noteOwnChange,
    }),
  }),
});

export const { useGetUndoPreviewQuery, useUndoMutation } = undoApi;
