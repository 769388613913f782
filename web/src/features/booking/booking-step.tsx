import { type ReactNode, useId } from 'react';

/** A part of the booking form with its heading. */
export function BookingStep({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section data-slot="booking-step" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
