import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import { ChangeList } from '../../shared/console/change-list.tsx';
import { FieldChanges } from './field-changes.tsx';
import { fieldLabels } from './tour-words.ts';

/** The changes of a tour: the fields of its form, and whether it was deleted. */
export function TourChanges({ changes }: { changes: TourPreviewView['changes'] }) {
  const others = changes.filter(({ field }) => !(field in fieldLabels));
  return (
    <>
      <FieldChanges changes={changes} />
      {others.length > 0 && <ChangeList changes={others} />}
    </>
  );
}
