import type { TourFields } from '@contracts/tour/tour-view.ts';
import { useId, useState } from 'react';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './comparison-dialog.css';
import { FieldValue } from './field-value.tsx';
import { renamedCategories, renamingWords } from './renamed-categories.ts';
import {
  type Choices,
  type Difference,
  differencesBetween,
  merged,
  plainChoices,
  type Side,
} from './tour-comparison.ts';
import { fieldLabels } from './tour-words.ts';

export type ComparisonDialogProps = {
  /** The tour before both changes. */
  base: TourFields;
  theirs: TourFields;
  yours: TourFields;
  onClose: () => void;
  /** Called with the merged fields, which the form then shows. They are not saved yet. */
  onChosen: (fields: TourFields) => void;
};

/**
 * Two people changed the same tour. The dialog shows both versions field by field, and lets staff choose between
 * them.
 */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { base, theirs, yours, onClose, onChosen } = props;
  const differences = differencesBetween(base, theirs, yours);
  const [choices, setChoices] = useState<Choices>(() => plainChoices(differences));
  const open = differences.filter(({ field }) => choices[field] === undefined);
  const chooseAll = (side: Side) => {
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Somebody else changed this tour"
      submitLabel="Use these choices"
      cancelLabel="Back to the form"
      onSubmit={() => {
        if (open.length > 0) {
          return open.map(({ field }) => ({
            fieldId: choiceId(field, 'theirs'),
            message: `${fieldLabels[field]}: choose “Theirs” or “Yours”`,
          }));
        }
        onChosen(merged(theirs, yours, choices));
        return undefined;
      }}
    >
      <div data-slot="tour-comparison">
        <p>
          Your changes are not saved yet. For each field, choose the version to keep. You can still
          edit the tour before you save it.
        </p>
        <p data-part="all">
          <Button
            kind="quiet"
            onClick={() => {
              chooseAll('theirs');
            }}
          >
            All theirs
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              chooseAll('yours');
            }}
          >
            All yours
          </Button>
        </p>
        {differences.length === 0 && <p>The other person saved the same text as you.</p>}
        {differences.map((difference) => (
          <FieldChoice
            key={difference.field}
            difference={difference}
            base={base}
            theirs={theirs}
            yours={yours}
            chosen={choices[difference.field]}
            onChoose={(side) => {
              setChoices({ ...choices, [difference.field]: side });
            }}
          />
        ))}
      </div>
    </FormDialog>
  );
}

type FieldChoiceProps = Record<Side | 'base', TourFields> & {
  difference: Difference;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function FieldChoice({ difference, chosen, onChoose, ...versions }: FieldChoiceProps) {
  const { field, changedBy } = difference;
  const name = useId();
  return (
    <fieldset data-part="field">
      <legend>
        {fieldLabels[field]} <small>{whoChanged[changedBy]}</small>
      </legend>
      {sides.map(({ side, label }) => (
        <label key={side} data-part="side">
          <input
            id={choiceId(field, side)}
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => {
              onChoose(side);
            }}
          />
          <span data-part="version">
            <strong>{label}</strong>
            {field === 'pricingStructure' && (
              <Renamings base={versions.base} side={versions[side]} />
            )}
            <FieldValue field={field} value={versions[side][field]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The price categories that either person renamed. */
function Renamings({ base, side }: { base: TourFields; side: TourFields }) {
  return renamedCategories(base.pricingStructure, side.pricingStructure)
    .map(renamingWords)
    .map((words) => <small key={words}>{words}</small>);
}

const sides = [
  { side: 'theirs', label: 'Theirs' },
  { side: 'yours', label: 'Yours' },
] as const;

const whoChanged: Readonly<Record<Difference['changedBy'], string>> = {
  theirs: 'they changed it, you did not',
  yours: 'you changed it, they did not',
  both: 'you both changed it',
};

function choiceId(field: string, side: Side): string {
  return `comparison-${field}-${side}`;
}
