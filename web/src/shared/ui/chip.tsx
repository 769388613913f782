import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

export type ChipProps = {
  children: ReactNode;
  /** If set, the chip can be removed, and `removeLabel` is the label of the button ("Remove date filter"). */
  onRemove?: () => void;
  removeLabel?: string;
  /** The address without this filter. If it is given, the filter can be removed without JavaScript. */
  removeHref?: string;
};

/** One active filter, or one fact in a row of facts. */
export function Chip({ children, onRemove, removeLabel = 'Remove', removeHref }: ChipProps) {
  return (
    <span data-slot="chip">
      <span>{children}</span>
      {onRemove !== undefined && (
        <RemoveControl onRemove={onRemove} label={removeLabel} href={removeHref} />
      )}
    </span>
  );
}

type RemoveControlProps = { onRemove: () => void; label: string; href: string | undefined };

function RemoveControl({ onRemove, label, href }: RemoveControlProps) {
  const sign = <Glyph name="close" size={14} />;
  if (href === undefined) {
    return (
      <button type="button" aria-label={label} onClick={onRemove}>
        {sign}
      </button>
    );
  }
  return (
    <a
      href={href}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      {sign}
    </a>
  );
}
