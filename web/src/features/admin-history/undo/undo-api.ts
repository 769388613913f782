import type { UndoPreviewView } from '@contracts/history/undo-view.ts';
import { alwaysFresh } from '../../../shared/api/cache-policy.ts';
import { api } from '../../../shared/api/api.ts';
import type { Keyed } from '../../../shared/api/use-command.ts';
import { type Changed, noteOwnChange } from '../../../shared/console/own-changes.ts';

/** An entry of a history that may be undone. */
export interface UndoInput {
  readonly kind: 'booking' | 'tour' | 'departure';
  /** The booking's number, the tour's slug or the departure's id. */
  readonly id: string;
  /** The revision of the entry. */
  readonly revision: string;
}

const pathOf = ({ kind, id }: UndoInput): string => `admin/${kind}s/${encodeURIComponent(id)}/undo`;

/** The cached data that contains a booking, a tour or a departure. */
const changed = [
  ...(['Audit', 'Availability', 'Booking', 'BookingList'] as const),
  ...(['BulkAct', 'Departure', 'Notification', 'Tour'] as const),
];

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The preview depends on the present state, so it is fetched each time the dialog opens.
    getUndoPreview: build.query<UndoPreviewView, UndoInput>({
      query: (input) => ({ url: pathOf(input), params: { revision: input.revision } }),
      ...alwaysFresh,
    }),
    undo: build.mutation<Changed, Keyed & { readonly input: UndoInput; readonly seen: string }>({
      query: ({ input, seen, idempotencyKey }) => ({
        url: pathOf(input),
        method: 'POST',
        headers: { 'if-match': `"${seen}"`, 'idempotency-key': idempotencyKey },
        body: { revision: input.revision },
      }),
      invalidatesTags: (_answer, error) => (error === undefined ? changed : []),
      onQueryStarted: noteOwnChange,
    }),
  }),
});

export const { useGetUndoPreviewQuery, useUndoMutation } = undoApi;
