import { useEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './section-navigation.css';
import { useCurrentSection } from './use-current-section.ts';

export type PageSection = {
  /** The id of the section's element. */
  readonly id: string;
  readonly title: string;
  readonly problems: number;
};

export type SectionNavigationProps = { label: string; sections: readonly PageSection[] };

/**
 * Links to the sections of a long form: beside it on wide screens, above it on a phone. The section in view
 * is marked.
 */
export function SectionNavigation({ label, sections }: SectionNavigationProps) {
  const listed = sections.map(({ id }) => id).join(' ');
  const current = useCurrentSection(useMemo(() => listed.split(' '), [listed]));
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: list } = strip;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the strip sideways and does not move the page.
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
                // Moves to the section without changing the address, which belongs to the page.
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
