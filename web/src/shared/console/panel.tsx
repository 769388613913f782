import { type ReactNode, useId } from 'react';
import './panel.css';

export type PanelProps = {
  title: string;
  /** To the right of the heading: a button, a figure. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One part of a screen with its own heading. */
export function Panel({ title, beside, children }: PanelProps) {
  const id = useId();
  return (
    <section data-slot="panel" aria-labelledby={id}>
      <div data-part="head">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
