import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import './field-changes.css';
import { FieldValue } from './field-value.tsx';
import { lineChanges } from './line-changes.ts';
import { renamedCategories, renamingWords, withNamesOf } from './renamed-categories.ts';
import { fieldLabels, valueLines } from './tour-words.ts';

export type FieldChangesProps = { changes: TourPreviewView['changes'] };

/** The changes that a save would make, field by field: the removed and the added lines. */
export function FieldChanges({ changes }: FieldChangesProps) {
  return (
    <dl data-slot="field-changes">
      {changes.filter(isOfTour).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldLabels[field]}</dt>
          <dd>
            {field === 'images' ? (
              <Pictures
                before={(before ?? []) as TourFields['images']}
                after={(after ?? []) as TourFields['images']}
              />
            ) : field === 'pricingStructure' ? (
              <Pricing
                before={before as TourFields['pricingStructure'] | null}
                after={after as TourFields['pricingStructure']}
              />
            ) : (
              <Lines before={linesOf(field, before)} after={linesOf(field, after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type TourChange = TourPreviewView['changes'][number] & { readonly field: keyof TourFields };

function isOfTour(change: TourPreviewView['changes'][number]): change is TourChange {
  return change.field in fieldLabels;
}

/** Fields for which null has a meaning. Any other field that is null did not exist before. */
const nullable: ReadonlySet<string> = new Set(['badge', 'meetingPointLink', 'capacity', 'season']);

function linesOf(field: keyof TourFields, value: unknown): readonly string[] {
  if (value === null && !nullable.has(field)) return [];
  return valueLines(field, value as never);
}

type PricingProps = {
  /** Null if the tour is new. */
  before: TourFields['pricingStructure'] | null;
  after: TourFields['pricingStructure'];
};

/** A renamed category is still the same category: its name is shown as renamed, and its prices only if they changed. */
function Pricing({ before, after }: PricingProps) {
  const linesAfter = linesOf('pricingStructure', after);
  if (before === null) return <Lines before={[]} after={linesAfter} />;
  const renamings = renamedCategories(before, after).map(renamingWords);
  const linesBefore = linesOf('pricingStructure', withNamesOf(before, after));
  const isOnlyRenamed = renamings.length > 0 && linesBefore.join('\n') === linesAfter.join('\n');
  return (
    <>
      {renamings.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {!isOnlyRenamed && <Lines before={linesBefore} after={linesAfter} />}
    </>
  );
}

type SidesProps = { before: readonly string[]; after: readonly string[] };

function Lines({ before, after }: SidesProps) {
  const { removed, added, kept } = lineChanges(before, after);
  if (removed.length === 0 && added.length === 0) {
    return before.join('\n') === after.join('\n') ? 'Only the format' : 'In another order';
  }
  return (
    <>
      {removed.map((line, index) => (
        <del key={`${String(index)} ${line}`} aria-label={`before: ${line}`}>
          {line}
        </del>
      ))}
      {added.map((line, index) => (
        <ins key={`${String(index)} ${line}`} aria-label={`after: ${line}`}>
          {line}
        </ins>
      ))}
      {added.length === 0 && after.length === 0 && <ins aria-label="after: nothing">–</ins>}
      {kept > 0 && <small>{kept === 1 ? '1 line stays' : `${String(kept)} lines stay`}</small>}
    </>
  );
}

function Pictures({ before, after }: SidesProps) {
  return (
    <>
      <del aria-label={`before: ${picturesWords(before)}`}>
        <FieldValue field="images" value={before} />
      </del>
      <ins aria-label={`after: ${picturesWords(after)}`}>
        <FieldValue field="images" value={after} />
      </ins>
    </>
  );
}

function picturesWords({ length }: readonly string[]): string {
  return length === 1 ? '1 picture' : `${String(length)} pictures`;
}
