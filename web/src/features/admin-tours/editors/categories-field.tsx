import { tourCategories } from '@contracts/tour/tour-categories.ts';
import { ChoiceSet } from './choice-set.tsx';
import type { EditorProps } from './editor-props.ts';

const choices = tourCategories.map((category) => ({ value: category, label: category }));

/** The categories of a tour. Its card shows the first one. */
export function CategoriesField(props: EditorProps<readonly string[]>) {
  return <ChoiceSet {...props} field="category" label="Categories" choices={choices} />;
}
