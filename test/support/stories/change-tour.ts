import type { TourFields } from '../../../services/libs/contracts/tour/tour-view.ts';
import type { Visitor } from './visitor.ts';

/** The fields of a tour that staff see but do not write. */
const notWritten = [
  ...['id', 'image', 'price', 'currency', 'duration', 'rating', 'reviewsCount', 'createdAt'],
  ...[
    'totalBookings',
    'totalViews',
    'popularityScore',
    'isDeleted',
    'revenueGenerated',
    'revision',
  ],
];

/** The fields of a tour that staff write, with the shown values. */
export function writtenFields(shown: object): Partial<TourFields> {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => !notWritten.includes(name)));
}

/** Changes fields of a tour as staff do, and resolves when the list of tours shows the change. */
export async function changeTour(
  staff: Visitor,
  id: string,
  change: Partial<TourFields>,
): Promise<void> {
  const path = `/api/admin/tours/${id}`;
  const { body, headers } = await staff.get(path);
  const { status, text } = await staff.put(
    path,
    { ...writtenFields(body), ...change },
    { 'if-match': headers.get('etag') ?? '' },
  );
  if (status !== 200) throw new Error(`Changing ${id} was answered with ${status}: ${text}`);
  await staff.get('/api/tours');
}
