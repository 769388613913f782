import { decider } from '../decision.ts';
import { createTour } from './commands/create-tour.ts';
import { deleteTour } from './commands/delete-tour.ts';
import { editTour } from './commands/edit-tour.ts';
import { restoreTour } from './commands/restore-tour.ts';
import { evolveTour } from './evolve-tour.ts';
import { initialTour } from './tour.state.ts';

/** One tour, from its creation on. */
export const tourDecider = decider({
  initialState: initialTour,
  evolve: evolveTour,
  commands: {
    CreateTour: createTour,
    EditTour: editTour,
    DeleteTour: deleteTour,
    RestoreTour: restoreTour,
  },
});

export type TourCommand = Parameters<typeof tourDecider.decide>[0];
