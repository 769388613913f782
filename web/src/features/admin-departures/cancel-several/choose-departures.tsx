import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { useId, useState } from 'react';
import { useDraft } from '../../../shared/console/drafts/use-draft.ts';
import { DialogForm } from '../../../shared/console/form-dialog.tsx';
import { ReasonField } from '../../../shared/console/reason-field.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { useFormError } from '../../../shared/ui/form-errors.ts';
import { departuresText, seatsWords, standingsOf } from '../departure-words.ts';
import { useReasonHint } from '../use-reason-hint.ts';
import { Consequences } from './consequences.tsx';
import {
  changesSince,
  chosenAtFirst,
  departureName,
  isOn,
  type SeveralDraft,
} from './several-departures.ts';

export type ChooseDeparturesProps = {
  departures: readonly DepartureView[];
  /** The name of the draft. */
  form: string;
  onChosen: (ids: readonly string[], reason: string) => void;
  onClose: () => void;
};

const listId = 'departures-to-cancel';
const reasonId = 'cancel-reason';

/** Asks which departures of the day are cancelled, and why. */
export function ChooseDepartures({ departures, form, onChosen, onClose }: ChooseDeparturesProps) {
  const { content: draft, change } = useDraft<SeveralDraft>(form, () => chosenAtFirst(departures));
  const [atFirst] = useState(departures);
  const chosen = departures.filter((each) => isOn(each) && draft.chosen.includes(each.id));
  const choose = (ids: readonly string[]) => {
    change({ ...draft, chosen: ids });
  };

  function submit() {
    const reason = draft.reason.trim();
    const errors = [
      ...(chosen.length === 0 ? [{ fieldId: listId, message: 'Choose a departure.' }] : []),
      ...(reason === ''
        ? [{ fieldId: reasonId, message: 'Give a reason. It is shown in the history.' }]
        : []),
    ];
    if (errors.length > 0) return errors;
    onChosen(
      chosen.map(({ id }) => id),
      reason,
    );
    return undefined;
  }
  const count = chosen.length === 0 ? 'departures' : departuresText(chosen.length);
  return (
    <DialogForm onClose={onClose} submitLabel={`Cancel ${count}`} isGrave onSubmit={submit}>
      <Consequences departures={departures} chosen={chosen} />
      <DepartureChoice departures={departures} chosen={chosen} onChoose={choose} />
      <ReasonField
        id={reasonId}
        label="Reason"
        hint={useReasonHint()}
        required
        value={draft.reason}
        onChange={(reason) => {
          change({ ...draft, reason });
        }}
      />
      <div role="status" data-slot="changed-meanwhile">
        {changesSince(atFirst, departures).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </DialogForm>
  );
}

type DepartureChoiceProps = {
  departures: readonly DepartureView[];
  chosen: readonly DepartureView[];
  onChoose: (ids: readonly string[]) => void;
};

/** The departures with travellers, and below them the others, which are folded if there are both. */
function DepartureChoice({ departures, chosen, onChoose }: DepartureChoiceProps) {
  const error = useFormError(listId);
  const errorId = useId();
  const booked = departures.filter((each) => each.seatsTaken > 0 || !isOn(each));
  const empty = departures.filter((each) => !booked.includes(each));
  const open = booked.filter(isOn);
  const areAllChosen = open.every((each) => chosen.includes(each));
  const emptyChosen = empty.filter((each) => chosen.includes(each)).length;
  const ids = chosen.map(({ id }) => id);
  const rows = (shown: readonly DepartureView[]) => (
    <ul>
      {shown.map((each) => (
        <DepartureRow
          key={each.id}
          departure={each}
          isChosen={chosen.includes(each)}
          onToggle={() => {
            onChoose(
              ids.includes(each.id) ? ids.filter((id) => id !== each.id) : [...ids, each.id],
            );
          }}
        />
      ))}
    </ul>
  );
  return (
    <fieldset
      id={listId}
      tabIndex={-1}
      data-slot="departure-choice"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>Departures to cancel</legend>
      {open.length > 1 && (
        <label data-part="all">
          <input
            type="checkbox"
            checked={areAllChosen}
            onChange={() => {
              const others = ids.filter((id) => !open.some((each) => each.id === id));
              onChoose(areAllChosen ? others : [...others, ...open.map(({ id }) => id)]);
            }}
          />
          All with travellers
        </label>
      )}
      {booked.length > 0 && rows(booked)}
      {empty.length > 0 && (
        <details open={booked.length === 0 || undefined}>
          <summary>
            {departuresText(empty.length)} without travellers
            {emptyChosen > 0 && `, ${String(emptyChosen)} chosen`}
          </summary>
          {rows(empty)}
        </details>
      )}
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type DepartureRowProps = { departure: DepartureView; isChosen: boolean; onToggle: () => void };

function DepartureRow({ departure, isChosen, onToggle }: DepartureRowProps) {
  const noteId = useId();
  return (
    <li data-off={!isOn(departure) || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isOn(departure)}
          aria-describedby={noteId}
          onChange={onToggle}
        />
        <span>{departureName(departure)}</span>
      </label>
      <p id={noteId}>
        <span>{seatsWords(departure)}</span>
        {standingsOf(departure).map(({ tone, words }) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
      </p>
    </li>
  );
}
