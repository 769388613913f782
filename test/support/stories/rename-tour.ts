import { changeTour } from './change-tour.ts';
import type { Visitor } from './visitor.ts';

/** Gives a tour another title, and resolves when the list of tours shows it. */
export function renameTour(staff: Visitor, id: string, title: string): Promise<void> {
  return changeTour(staff, id, { title });
}
