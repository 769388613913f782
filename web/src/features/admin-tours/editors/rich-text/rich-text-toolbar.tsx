import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { LinkForm } from './link-form.tsx';
import './rich-text-toolbar.css';
import { textTools } from './text-tools.ts';

export type RichTextToolbarProps = { editor: Editor; label: string; isDisabled: boolean };

/**
 * The buttons that format the text: one tab stop, with arrow keys between the buttons, as in the ARIA pattern
 * of a toolbar.
 */
export function RichTextToolbar({ editor, label, isDisabled }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const active = useActiveTools(editor);
  function goBy(event: KeyboardEvent) {
    const to = placeByKey(event.key, current, textTools.length);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <>
      <div ref={bar} data-slot="rich-text-toolbar" role="toolbar" aria-label={`${label}: format`}>
        {textTools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            aria-label={tool.name}
            title={tool.name}
            tabIndex={index === current ? 0 : -1}
            disabled={isDisabled}
            {...(tool.isActive && { 'aria-pressed': active.includes(tool.name) })}
            {...(tool.opensLink && { 'aria-expanded': isLinking })}
            onKeyDown={goBy}
            onFocus={() => {
              setCurrent(index);
            }}
            // A press must not move the caret in the text.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              if (tool.opensLink) setIsLinking(!isLinking);
              else tool.run(editor.chain().focus()).run();
            }}
          >
            <span aria-hidden="true" data-tool={tool.name}>
              {tool.sign}
            </span>
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          editor={editor}
          onClose={() => {
            setIsLinking(false);
          }}
        />
      )}
    </>
  );
}

/** The names of the tools that are active at the caret. */
function useActiveTools(editor: Editor): readonly string[] {
  const names = useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => {
        editor.off('transaction', onChange);
      };
    },
    () =>
      textTools
        .filter(({ isActive }) => isActive?.(editor) === true)
        .map(({ name }) => name)
        .join('\n'),
  );
  return names.split('\n');
}

function placeByKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
