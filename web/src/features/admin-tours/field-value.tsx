import type { TourFields } from '@contracts/tour/tour-view.ts';
import './field-value.css';
import { smallPicture } from './small-picture.ts';
import { valueLines } from './tour-words.ts';

export type FieldValueProps<Name extends keyof TourFields> = {
  field: Name;
  value: TourFields[Name];
};

/** The value of a field as lines of text, or as small pictures. */
export function FieldValue<Name extends keyof TourFields>({ field, value }: FieldValueProps<Name>) {
  const lines = valueLines(field, value);
  if (lines.length === 0) return <span data-slot="field-value">None</span>;
  return (
    <span data-slot="field-value" data-pictures={field === 'images' || undefined}>
      {lines.map((line, index) =>
        field === 'images' ? (
          <img
            key={`${String(index)} ${line}`}
            src={smallPicture(line)}
            alt={`No. ${String(index + 1)}`}
            width={72}
            height={54}
            loading="lazy"
          />
        ) : (
          <span key={`${String(index)} ${line}`}>{line}</span>
        ),
      )}
    </span>
  );
}
