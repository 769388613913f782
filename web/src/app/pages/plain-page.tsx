import type { ReactNode } from 'react';
import type { Kanga } from '../../shared/pindo/kanga.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { formatDate } from '../../shared/dates/format-date.ts';
import './company-pages.css';

export type PlainSection = {
  /** The section's id in the address, after `#`. */
  id: string;
  title: string;
  body: ReactNode;
};

export type PlainPageProps = {
  kanga: Kanga;
  title: string;
  /** The most important facts for most people, in two sentences. */
  lead: string;
  sections: readonly PlainSection[];
  /** The day on which its text was last changed, `yyyy-MM-dd`. */
  changedOn: string;
};

/** A page with text only: a strip of cloth, a table of contents, and the text. */
export function PlainPage({ kanga, title, lead, sections, changedOn }: PlainPageProps) {
  return (
    <article data-kanga={kanga}>
      <header className="on-cloth">
        <Pindo />
        <div className="page-gutter title-strip">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <div data-slot="plain-body" className="page-gutter">
        <nav aria-label="On this page">
          <ul>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="written">
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
          <p data-part="changed">
            Last changed on <time dateTime={changedOn}>{formatDate(changedOn)}</time>.
          </p>
        </div>
      </div>
    </article>
  );
}
