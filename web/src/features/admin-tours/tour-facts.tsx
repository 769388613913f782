import type { TourFields } from '@contracts/tour/tour-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { FieldValue } from './field-value.tsx';
import { fieldLabels, valueLines } from './tour-words.ts';

/** The longest text that fits into one column, in characters. */
const shortMax = 32;

/** The fields of a tour's form as text. */
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
