import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';

/** The props of every dialog about a whole departure. */
export interface DepartureDialogProps {
  readonly sheet: DaySheetView;
  /** The name of the draft. */
  readonly form: string;
  /** Closes the dialog and deletes the draft. */
  readonly onClose: () => void;
}
