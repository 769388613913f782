import { choiceNames, type TourFilter } from '../tour-filter.ts';
import './refine-panel.css';

export const refinePanelId = 'filter-and-sort';

/** Opens the panel on a phone. It shows how many filters are set in it. */
export function RefineButton({ filter }: { filter: TourFilter }) {
  const set = choiceNames.filter((name) => filter[name] !== undefined).length;
  return (
    <button type="button" data-slot="refine-button" popoverTarget={refinePanelId}>
      Filter and sort{set > 0 && ` (${String(set)})`}
    </button>
  );
}

/** Closes the sheet after its button sent the form. */
export function closeRefinePanel(): void {
  const panel = document.getElementById(refinePanelId);
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
