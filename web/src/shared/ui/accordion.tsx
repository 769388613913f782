import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

export type AccordionItem = { title: string; body: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** If set, opening an item closes the other items with the same name. */
  name?: string;
};

/** The browser's `<details>`: it opens without JavaScript, and the browser's own search finds its text. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div data-slot="accordion">
      {items.map(({ title, body }) => (
        <details key={title} name={name}>
          <summary>
            <span>{title}</span>
            <Glyph name="down" />
          </summary>
          <div data-slot="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}
