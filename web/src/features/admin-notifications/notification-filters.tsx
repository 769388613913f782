import {
  formatBookingReference,
  parseBookingReference,
} from '@contracts/booking/booking-reference.ts';
import {
  type NotificationFilter,
  notificationStatuses,
  notificationTemplates,
} from '@contracts/notification/notification-view.ts';
import { useState } from 'react';
import { DateField } from '../../shared/console/date-field.tsx';
import { FoldedFilters } from '../../shared/console/folded-filters.tsx';
import { useLive } from '../../shared/console/live.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { statusNames, templateNames } from './notification-words.ts';

export type NotificationFiltersProps = {
  filter: NotificationFilter;
  /** Changes filters of the address by their names. An empty text removes the filter. */
  onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** Filters by status, type, days and booking. An e-mail has to match all of them. */
export function NotificationFilters({ filter, onChange }: NotificationFiltersProps) {
  const { today } = useLive();
  const { status, template, queuedFrom, queuedTo } = filter;
  return (
    <FoldedFilters
      label="E-mails"
      count={Object.keys(filter).length}
      onClear={() => {
        onChange({ status: '', template: '', booking: '', queuedFrom: '', queuedTo: '' });
      }}
    >
      <Choice
        label="Status"
        value={status}
        choices={notificationStatuses.map((each) => [each, statusNames[each]])}
        onChange={(value) => {
          onChange({ status: value });
        }}
      />
      <Choice
        label="Type"
        value={template}
        choices={notificationTemplates.map((each) => [each, templateNames[each]])}
        onChange={(value) => {
          onChange({ template: value });
        }}
      />
      <BookingField filter={filter} onChange={onChange} />
      <DateField
        label="From"
        value={queuedFrom ?? ''}
        max={queuedTo ?? today}
        onChange={(day) => {
          onChange({ queuedFrom: day });
        }}
      />
      <DateField
        label="To"
        value={queuedTo ?? ''}
        min={queuedFrom ?? ''}
        max={today}
        onChange={(day) => {
          onChange({ queuedTo: day });
        }}
      />
    </FoldedFilters>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value = '', choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <SelectInput
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        <option value="">All</option>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function BookingField({ filter: { bookingNumber }, onChange }: NotificationFiltersProps) {
  // The text while the reference is incomplete. The list keeps its e-mails until the reference is complete.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const chosen = bookingNumber === undefined ? '' : formatBookingReference(bookingNumber);
  return (
    <Field
      label="Booking"
      error={isLeft && typed !== undefined ? 'Enter a reference such as ZBL-74100680.' : undefined}
    >
      <TextInput
        type="search"
        autoComplete="off"
        placeholder="ZBL-74100680"
        value={typed ?? chosen}
        onChange={({ currentTarget: { value } }) => {
          const number = parseBookingReference(value);
          const isComplete = number !== undefined || value.trim() === '';
          setIsLeft(false);
          setTyped(isComplete ? undefined : value);
          if (isComplete && number !== bookingNumber) {
            onChange({ booking: number === undefined ? '' : formatBookingReference(number) });
          }
        }}
        onBlur={() => {
          setIsLeft(true);
        }}
      />
    </Field>
  );
}
