import type { TourFields } from '@contracts/tour/tour-view.ts';
import { DateField } from '../../../shared/console/date-field.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './season-field.css';

/** The first and last day of the season; both are empty if the tour runs the whole year. */
export function SeasonField(props: EditorProps<TourFields['season']>) {
  const { value, onChange, problems, isDisabled = false } = props;
  const { from = '', to = '' } = value ?? {};
  const change = (next: { from: string; to: string }) => {
    onChange(next.from === '' && next.to === '' ? null : next);
  };
  return (
    <fieldset data-slot="season-field" id={fieldId('season')} tabIndex={-1} disabled={isDisabled}>
      <legend>Season</legend>
      <p data-slot="field-hint">Leave both empty if the tour runs all year.</p>
      <div data-slot="field-pair">
        <DateField
          id={fieldId('season.from')}
          label="First day"
          value={from}
          error={problemAt(problems, 'season.from')}
          onChange={(day) => {
            change({ from: day, to });
          }}
        />
        <DateField
          id={fieldId('season.to')}
          label="Last day"
          value={to}
          min={from}
          error={problemAt(problems, 'season.to')}
          onChange={(day) => {
            change({ from, to: day });
          }}
        />
      </div>
    </fieldset>
  );
}
