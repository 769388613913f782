import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { linkAddress } from './link-address.ts';

/** Sets the link of the selected text. It is not a `form` element, because it is inside another form. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [typed, setTyped] = useState(
    () => (editor.getAttributes('link') as { href?: string }).href ?? '',
  );
  const [isWrong, setIsWrong] = useState(false);
  const chosen = () => editor.chain().focus().extendMarkRange('link');
  function set() {
    const href = linkAddress(typed);
    setIsWrong(href === undefined);
    if (href === undefined) return;
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().focus().insertContent({ type: 'text', text: typed.trim(), marks }).run();
    } else chosen().setLink({ href }).run();
    onClose();
  }
  return (
    <div data-slot="link-form">
      <Field
        label="Link to"
        error={isWrong ? 'Give a web address, an e-mail address or a telephone number' : undefined}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          // The field gets the focus, because the link button was pressed to open it.
          ref={(input) => {
            input?.focus();
          }}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              set();
            }
            if (event.key === 'Escape') {
              event.stopPropagation();
              onClose();
              editor.commands.focus();
            }
          }}
        />
      </Field>
      <Button kind="ink" onClick={set}>
        Set link
      </Button>
      {editor.isActive('link') && (
        <Button
          kind="quiet"
          onClick={() => {
            chosen().unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
    </div>
  );
}
