import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

export type ChipProps = {
  children: ReactNode;
  /** Present: the chip can be taken away, and `removeLabel` says what that does ("Remove date filter"). */
  onRemove?: () => void;
  removeLabel?: string;
};

/** One active filter, or one fact in a row of facts. */
export function Chip({ children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span data-slot="chip">
      <span>{children}</span>
      {onRemove !== undefined && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <Glyph name="close" size={14} />
        </button>
      )}
    </span>
  );
}
