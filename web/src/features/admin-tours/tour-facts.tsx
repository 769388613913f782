import type { TourFields } from '@contracts/tour/tour-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { FieldValue } from './field-value.tsx';
import { fieldLabels, valueLines } from './tour-words.ts';

/** What fits into one column. */
const shortMax = 32;

/** Everything the form of a tour says, to be read alone. */
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
