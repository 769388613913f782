import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { tagFaults, tagKey, tagLimits, tidyTag } from '@contracts/booking/tags.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import {
  useAddTagMutation,
  useGetBookingTagsQuery,
  useRemoveTagMutation,
} from './booking-tags-api.ts';
import './booking-tags.css';

/** The tags of a booking, each with a button that removes it, and a field to add one. */
export function BookingTags({ booking }: { booking: AdminBookingView }) {
  const { reference, tags = [] } = booking;
  const { canChange } = useStaff();
  const [asOf] = useAsOf();
  const [removeTag] = useRemoveTagMutation();
  const [fault, setFault] = useState<string>();
  const isChangeable = canChange && asOf === undefined;

  async function remove(tag: string) {
    const { error } = await removeTag({ reference, tag });
    setFault(
      error === undefined
        ? undefined
        : messageOf(error, 'The tag could not be removed. Please try again.'),
    );
  }
  return (
    <Panel title="Tags">
      {tags.length === 0 ? (
        <p>This booking has no tags.</p>
      ) : (
        <ul data-slot="booking-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                removeLabel={`Remove the tag ${tag}`}
                {...(isChangeable && { onRemove: () => void remove(tag) })}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {isChangeable && <NewTag key={reference} reference={reference} tags={tags} />}
    </Panel>
  );
}

function NewTag({ reference, tags }: { reference: string; tags: readonly string[] }) {
  const { data: inUse = [] } = useGetBookingTagsQuery();
  const [addTag, { isLoading }] = useAddTagMutation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const listId = useId();
  const own = new Set(tags.map(tagKey));

  async function add() {
    if (isLoading) return;
    const tidy = tidyTag(text);
    const [wrong] = tagFaults(tidy);
    if (wrong !== undefined) {
      setFault(wrong.message);
      return;
    }
    // Another booking may have the tag in other letters: all bookings show the same spelling.
    const tag = inUse.find((each) => tagKey(each.tag) === tagKey(tidy))?.tag ?? tidy;
    const { error } = await addTag({ reference, tag });
    if (error === undefined) setText('');
    setFault(
      error === undefined
        ? undefined
        : messageOf(error, 'The tag could not be added. Please try again.'),
    );
  }
  return (
    <form
      data-slot="new-tag"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label="New tag"
        hint="Choose a tag or write a new one, without names or phone numbers."
        error={fault}
      >
        <TextInput
          list={listId}
          maxLength={tagLimits.lengthMax}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
      </Field>
      <datalist id={listId}>
        {inUse
          .filter(({ tag }) => !own.has(tagKey(tag)))
          .map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <Button type="submit" kind="quiet" aria-disabled={isLoading}>
        Add tag
      </Button>
    </form>
  );
}
