import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import './folded-filters.css';

export type FoldedFiltersProps = {
  /** The things that the filters apply to. */
  label: string;
  /** How many filters are chosen. */
  count: number;
  onClear: () => void;
  children: ReactNode;
};

/** The filter fields of a list. On a phone they are folded behind one button. */
export function FoldedFilters({ label, count, onClear, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  return (
    <div data-slot="folded-filters" role="search" aria-label={label}>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Filters{count > 0 && ` (${String(count)})`}
      </Button>
      <div id={fieldsId} data-part="fields">
        {children}
        {count > 0 && (
          <Button kind="quiet" onClick={onClear}>
            Show everything
          </Button>
        )}
      </div>
    </div>
  );
}
