import { ChoiceSet } from './choice-set.tsx';
import type { EditorProps } from './editor-props.ts';

const choices = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
];

/** The days of the week on which the tour runs, 1 for Monday to 7 for Sunday. */
export function WeekdaysField(props: EditorProps<readonly number[]>) {
  return <ChoiceSet {...props} field="weekdays" label="Runs on" choices={choices} />;
}
