import type { TourFields } from '@contracts/tour/tour-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { FieldValue } from './field-value.tsx';
import { fieldLabels, valueLines } from './tour-words.ts';

/** The maximum length of a text in one column, in characters. A longer text gets its own row. */
const shortMax = 32;

/** Shows the fields of a tour's form, with their values as text or pictures. */
export function TourFacts({ tour }: { tour: TourFields }) {
  return (
    <FactList
      facts={(Object.keys(fieldLabels) as (keyof TourFields)[]).map((field) => {
        const lines = valueLines(field, tour[field]);
        return {
          name: fieldLabels[field],
          value: <FieldValue field={field} value={tour[field]} />,
          isWide: lines.length > 1 || (lines[0]?.length ?? 0) > shortMax,
        };
      })}
    />
  );
}
