import type { ChainedCommands, Editor } from '@tiptap/core';

/** One button of the toolbar. */
export interface TextTool {
  readonly name: string;
  /** The text on the button. */
  readonly sign: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the tool is active at the caret; left out for tools that are never active. */
  readonly isActive?: (editor: Editor) => boolean;
  /** Whether the tool asks for an address first. */
  readonly opensLink?: boolean;
}

export const textTools: readonly TextTool[] = [
  mark('Bold', 'B', 'bold', (chain) => chain.toggleBold()),
  mark('Italic', 'I', 'italic', (chain) => chain.toggleItalic()),
  mark('Underline', 'U', 'underline', (chain) => chain.toggleUnderline()),
  mark('Strikethrough', 'S', 'strike', (chain) => chain.toggleStrike()),
  {
    name: 'Heading',
    sign: 'H',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'Subheading',
    sign: 'H',
    run: (chain) => chain.toggleHeading({ level: 4 }),
    isActive: (editor) => editor.isActive('heading', { level: 4 }),
  },
  mark('Bulleted list', '•', 'bulletList', (chain) => chain.toggleBulletList()),
  mark('Numbered list', '1.', 'orderedList', (chain) => chain.toggleOrderedList()),
  mark('Quotation', '“', 'blockquote', (chain) => chain.toggleBlockquote()),
  { ...mark('Link', '↗', 'link', (chain) => chain), opensLink: true },
  { name: 'Undo', sign: '↶', run: (chain) => chain.undo() },
  { name: 'Redo', sign: '↷', run: (chain) => chain.redo() },
];

function mark(name: string, sign: string, type: string, run: TextTool['run']): TextTool {
  return { name, sign, run, isActive: (editor) => editor.isActive(type) };
}
