import './reference-code.css';

/** Shows a booking's reference, a revision or an id in a font that distinguishes 0 from O and 1 from l. */
export function ReferenceCode({ children }: { children: string }) {
  return <code data-slot="reference-code">{children}</code>;
}
