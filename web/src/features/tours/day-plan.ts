import type { ItineraryStepView } from '@contracts/tour/tour-view.ts';
import type { RailStop } from '../../shared/ui/time-rail.tsx';

const minutesPerDay = 24 * 60;

/** The times of a tour's stops, computed from the chosen start time (`HH:mm`). */
export function dayPlan(
  itinerary: readonly ItineraryStepView[],
  startTime: string,
): readonly RailStop[] {
  const start = minutesOf(startTime);
  return itinerary.map(({ minutesFromStart, text }) => {
    if (minutesFromStart === null) return { time: '–', title: text };
    const at = start + minutesFromStart;
    return { time: timeOf(at), title: `${text}${dayNote(Math.floor(at / minutesPerDay))}` };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

function dayNote(days: number): string {
  if (days === 0) return '';
  if (days < 0) return ' (the day before)';
  return days === 1 ? ' (the next day)' : ` (${String(days)} days later)`;
}
