import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

export type AccordionItem = { title: string; body: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Given: opening one closes the others of the same name. */
  name?: string;
};

/** The platform's `<details>`: it opens without script and is found by the browser's own search. */
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
