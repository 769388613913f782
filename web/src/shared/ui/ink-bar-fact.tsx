import type { ReactNode } from 'react';

export type InkBarFactProps = {
  label: string;
  children: ReactNode;
  /** The address of the place where the value is chosen. */
  href?: string;
  /** Called when the link is followed. It leads to the control itself. */
  onFollow?: () => void;
};

/** A value in the bar: a chosen date, or a price. With an address, it links to the place where the value is chosen. */
export function InkBarFact({ label, children, href, onFollow }: InkBarFactProps) {
  const Element = href === undefined ? 'div' : 'a';
  return (
    <Element
      data-slot="ink-bar-fact"
      href={href}
      onClick={
        onFollow &&
        ((event) => {
          event.preventDefault();
          onFollow();
        })
      }
    >
      <span>{label}</span>
      <strong>{children}</strong>
    </Element>
  );
}
