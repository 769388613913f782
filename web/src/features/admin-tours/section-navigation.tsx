import { useEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './section-navigation.css';
import { useCurrentSection } from './use-current-section.ts';

export type PageSection = {
  /** The id of the element it is. */
  readonly id: string;
  readonly title: string;
  readonly problems: number;
};

export type SectionNavigationProps = { label: string; sections: readonly PageSection[] };

/** The ways into a long form: beside it at a desk, a strip above it on a phone. It follows the reader. */
export function SectionNavigation({ label, sections }: SectionNavigationProps) {
  const listed = sections.map(({ id }) => id).join(' ');
  const current = useCurrentSection(useMemo(() => listed.split(' '), [listed]));
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: list } = strip;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    // Only sideways: the page itself stays where it is.
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - 16;
  }, [current]);
  return (
    <nav data-slot="section-navigation" aria-label={label}>
      <ul ref={strip}>
        {sections.map(({ id, title, problems }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                // The address stays: it is the page’s, and going elsewhere would be asked about.
                event.preventDefault();
                const section = document.getElementById(id);
                section?.scrollIntoView();
                section?.focus({ preventScroll: true });
              }}
            >
              {title}
              {problems > 0 && (
                <span data-part="problems">
                  {problems}
                  <VisuallyHidden>{problems === 1 ? ' problem' : ' problems'}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
