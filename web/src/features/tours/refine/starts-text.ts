import { hasRoom } from '@contracts/tour/has-room.ts';
import type { SlotView, TourListItem } from '@contracts/tour/tour-view.ts';
import { formatShortDay } from '../../../shared/dates/format-date.ts';
import { seats } from '../departure-note.ts';

/**
 * The start times of a tour that the party can book on the chosen day, with the seats if few are left. Without a
 * day, the next start if it is known.
 */
export function startsText(
  { availability, nextStart }: Pick<TourListItem, 'availability' | 'nextStart'>,
  guests: number,
): string | undefined {
  if (availability !== undefined) {
    const starts = availability.filter((slot) => hasRoom(slot, guests)).map(startText);
    return starts.length === 0 ? undefined : `Starts ${starts.join(', ')}`;
  }
  if (nextStart === undefined) return undefined;
  if (nextStart === null) return 'No start in the next weeks';
  return `Next: ${formatShortDay(nextStart.date)}, ${startText(nextStart)}`;
}

function startText({ time, status, seatsLeft }: SlotView): string {
  return status === 'limited' && seatsLeft !== null ? `${time} (${seats(seatsLeft)})` : time;
}
