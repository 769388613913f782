import { type AuditFilter, type AuditKind, auditKinds } from '@contracts/history/audit-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { DateField } from '../../shared/console/date-field.tsx';
import { FoldedFilters } from '../../shared/console/folded-filters.tsx';
import { useLive } from '../../shared/console/live.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGetAuditPeopleQuery, useGetToursOfHistoryQuery } from './admin-history-api.ts';
import { narrowed } from './audit-filter.ts';

/** The pause in typing after which the search starts (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;

const kindWords: Readonly<Record<AuditKind, string>> = {
  booking: 'Bookings',
  tour: 'Tours',
  departure: 'Departures',
  account: 'Accounts',
  notification: 'E-mails',
  customer: 'Customers',
  'bulk-act': 'Bulk cancellations',
  'pickup-places': 'Pick-up places',
  'saved-views': 'Saved views',
  message: 'Messages',
  review: 'Reviews',
};

export type AuditFiltersProps = {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
};

/** Filters by person, subject and days. An entry has to match all of them. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { today } = useLive();
  const { from = '', to = '' } = filter;
  return (
    <FoldedFilters
      label="History"
      count={Object.keys(filter).length}
      onClear={() => {
        onChange({});
      }}
    >
      <PersonField filter={filter} onChange={onChange} />
      <Field label="Type">
        <SelectInput
          value={filter.kind ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const kind = auditKinds.find((each) => each === value);
            onChange(narrowed({ ...filter, kind }));
          }}
        >
          <option value="">Everything</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <TourField filter={filter} onChange={onChange} />
      <SubjectField filter={filter} onChange={onChange} />
      <DateField
        label="From"
        value={from}
        max={to === '' ? today : to}
        onChange={(day) => {
          onChange({ ...filter, from: day });
        }}
      />
      <DateField
        label="To"
        value={to}
        min={from}
        max={today}
        onChange={(day) => {
          onChange({ ...filter, to: day });
        }}
      />
    </FoldedFilters>
  );
}

function PersonField({ filter, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useGetAuditPeopleQuery();
  const { actor = '' } = filter;
  const isListed = others.has(actor) || people.some(({ id }) => id === actor);
  return (
    <Field label="Person">
      <SelectInput
        value={actor}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...filter, actor: value });
        }}
      >
        <option value="">Everybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {[...others].map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {actor !== '' && !isListed && <option value={actor}>{actor}</option>}
      </SelectInput>
    </Field>
  );
}

/** Actors that have no account. */
const others: ReadonlyMap<string, string> = new Map([
  ['customer', 'Travellers'],
  ['system', 'The system'],
  ['import', 'Import of tours'],
]);

/** Chooses a tour with its departures. The filter treats the tour like any other subject. */
function TourField({ filter, onChange }: AuditFiltersProps) {
  const { data: tours = [] } = useGetToursOfHistoryQuery();
  const chosen = tours.find(({ id }) => id === filter.subject)?.id ?? '';
  return (
    <Field label="Tour">
      <SelectInput
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...filter, subject: value });
        }}
      >
        <option value="">Any</option>
        {tours.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function SubjectField({ filter, onChange }: AuditFiltersProps) {
  const { subject = '' } = filter;
  const [typed, setTyped] = useState(subject);
  // `known` is the subject in the address. `asked` is the last subject that was set from this field. While staff
  // type, the address may have an older subject.
  const [known, setKnown] = useState(subject);
  const [asked, setAsked] = useState(subject);
  if (known !== subject) {
    setKnown(subject);
    if (subject !== asked) {
      // This field did not change the address: staff chose a tour or went back.
      setAsked(subject);
      setTyped(subject);
    }
  }
  const ask = useEffectEvent((input: string) => {
    if (input === asked) return;
    setAsked(input);
    onChange({ ...filter, subject: input });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      ask(typed.trim());
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return (
    <Field label="Reference or tour">
      <TextInput
        type="search"
        placeholder="ZBL-74100680"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
        }}
      />
    </Field>
  );
}
