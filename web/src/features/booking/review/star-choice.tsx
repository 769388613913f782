import { reviewLimits } from '@contracts/review/review-limits.ts';
import { useId } from 'react';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

/** The word for each number of stars. */
const words = ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'] as const;

const places = Array.from({ length: reviewLimits.starsMax }, (_, index) => index + 1);

export type StarChoiceProps = {
  /** The id of the first star, for the error summary. */
  id: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
};

/** One to five stars: the browser's radio buttons, drawn as stars. */
export function StarChoice({ id, value, onChange, error }: StarChoiceProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset data-slot="star-choice" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>
        Your stars<span aria-hidden="true"> *</span>
      </legend>
      <div data-part="stars">
        {places.map((place) => (
          <label key={place}>
            <input
              id={place === 1 ? id : undefined}
              type="radio"
              name={name}
              value={place}
              required
              checked={place === value}
              onChange={() => {
                onChange(place);
              }}
            />
            <VisuallyHidden>
              {place === 1 ? '1 star' : `${String(place)} stars`}, {words[place - 1]}
            </VisuallyHidden>
            <Glyph name="star" size={36} />
          </label>
        ))}
        <span data-part="word" aria-hidden="true">
          {words[value - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </p>
      )}
    </fieldset>
  );
}
