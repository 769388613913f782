import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx';
import { listsOfWord } from './lists-of-word.ts';
import './rich-text-surface.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { textDocument } from './text-document.ts';
import { textElements } from './text-elements.ts';

export type RichTextSurfaceProps = {
  id: string;
  label: string;
  /** HTML; empty if there is no text. */
  value: string;
  onChange: (html: string) => void;
  problem: string | undefined;
  isDisabled: boolean;
};

/** An editor for text with headings, lists and links. It shows the text as travellers will see it. */
export function RichTextSurface(props: RichTextSurfaceProps) {
  const { id, label, problem, isDisabled } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useEditor(props);
  useEffect(() => {
    if (host.current !== null) editor.mount(host.current);
    return () => {
      editor.unmount();
    };
  }, [editor]);
  useEffect(() => {
    editor.setEditable(!isDisabled, false);
    const attributes = attributesOf({ id, problem });
    editor.setOptions({ editorProps: { attributes, transformPastedHTML: listsOfWord } });
  }, [editor, id, problem, isDisabled]);
  return (
    <div data-slot="rich-text">
      {/* A label element cannot be linked to the text, which is not a form control. */}
      <span data-part="label" id={`${id}-label`}>
        {label}
      </span>
      <RichTextToolbar editor={editor} label={label} isDisabled={isDisabled} />
      <div ref={host} data-part="surface" />
      {problem !== undefined && (
        <p data-slot="field-error" id={`${id}-error`}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {problem}
        </p>
      )}
    </div>
  );
}

function attributesOf({ id, problem }: Pick<RichTextSurfaceProps, 'id' | 'problem'>) {
  return {
    ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    ...(problem !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
  };
}

function useEditor({ value, onChange }: RichTextSurfaceProps): Editor {
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: textElements,
        content: textDocument(value),
        // The content security policy allows only styles from files.
        injectCSS: false,
      }),
  );
  // The last reported HTML. If the value is different, it did not come from this editor but, for example, from a
  // restored draft.
  const told = useRef(value);
  const tell = useEffectEvent(() => {
    told.current = editor.isEmpty ? '' : editor.getHTML();
    onChange(told.current);
  });
  useEffect(() => {
    const onUpdate = () => {
      tell();
    };
    editor.on('update', onUpdate);
    return () => {
      editor.off('update', onUpdate);
    };
  }, [editor]);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(textDocument(value), { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
