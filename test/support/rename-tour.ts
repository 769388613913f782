import type { Visitor } from './visitor.ts';

/** What staff see of a tour and do not write. */
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

/** Gives a tour another title, and resolves when the list of tours has it. */
export async function renameTour(staff: Visitor, id: string, title: string): Promise<void> {
  const path = `/api/admin/tours/${id}`;
  const { body, headers } = await staff.get(path);
  const written = Object.entries(body).filter(([name]) => !notWritten.includes(name));
  const { status, text } = await staff.put(
    path,
    { ...Object.fromEntries(written), title },
    { 'if-match': headers.get('etag') ?? '' },
  );
  if (status !== 200) throw new Error(`Renaming was answered with ${status}: ${text}`);
  await staff.get('/api/tours');
}
