import { useState } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ReadModelDetails, type ReadModelDetailsProps } from './read-model-details.tsx';
import { lagOf, standingsOf, wordsOf } from './read-model-words.ts';

export type ReadModelRowProps = ReadModelDetailsProps & {
  /** The row is open from the start, until staff close it. */
  needsAttention: boolean;
};

/** One read model in a line: its name, its state and how far behind it is. Its details open on demand. */
export function ReadModelRow({ model, inputs, needsAttention }: ReadModelRowProps) {
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? needsAttention;
  const { title } = wordsOf(model.name);
  return (
    <li data-slot="read-model" aria-label={title}>
      <div data-part="row">
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setChoice(!isOpen);
            }}
          >
            <Glyph name="down" size={14} />
            {title}
          </button>
        </h2>
        <p data-part="standings">
          {standingsOf(model).map(({ word, tone }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </p>
        <p data-part="lag">{lagOf(model)}</p>
      </div>
      {isOpen && <ReadModelDetails model={model} inputs={inputs} />}
    </li>
  );
}
