import { Glyph } from '../../../shared/ui/glyph.tsx';
import './row-buttons.css';

export type RowButtonsProps = {
  /** The name of the entry: "highlight 2". */
  name: string;
  index: number;
  count: number;
  /** The order of the entries is fixed, so there are no buttons to move them. */
  isOrdered?: boolean;
  /** At least one entry must stay. */
  isRequired?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** The buttons of one list entry. */
export function RowButtons(props: RowButtonsProps) {
  const { name, index, count, isOrdered = false, isRequired = false, onMove, onRemove } = props;
  // At the end of the list the button stays in place but does nothing, so that it keeps the focus.
  const press = (isAllowed: boolean, act: () => void) => ({
    'aria-disabled': !isAllowed,
    onClick: () => {
      if (isAllowed) act();
    },
  });
  return (
    <div data-part="row-buttons">
      {!isOrdered && (
        <>
          <button
            type="button"
            data-part="up"
            aria-label={`Move ${name} up`}
            {...press(index > 0, () => {
              onMove(-1);
            })}
          >
            <Glyph name="down" size={14} />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            {...press(index < count - 1, () => {
              onMove(1);
            })}
          >
            <Glyph name="down" size={14} />
          </button>
        </>
      )}
      <button
        type="button"
        data-part="remove"
        aria-label={`Remove ${name}`}
        {...press(!isRequired || count > 1, onRemove)}
      >
        <Glyph name="close" size={14} />
      </button>
    </div>
  );
}
