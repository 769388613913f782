import { Glyph } from '../../../shared/ui/glyph.tsx';
import './row-buttons.css';

export type RowButtonsProps = {
  /** What they are about: "highlight 2". */
  name: string;
  index: number;
  count: number;
  /** Entries stand in an order of their own: there is nothing to move. */
  isOrdered?: boolean;
  /** There must be one at least. */
  isRequired?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What can be done with one entry of a list. */
export function RowButtons(props: RowButtonsProps) {
  const { name, index, count, isOrdered = false, isRequired = false, onMove, onRemove } = props;
  // Nothing is lost from under a finger or a keyboard at an end of the list: the button stays, and does nothing.
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
