import { Children, type ReactNode } from 'react';

/** A list of cloths side by side, all of the same height, as on a market wall. */
export function ClothWall({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul data-slot="cloth-wall" aria-label={label}>
      {Children.map(children, (cloth) => (
        <li>{cloth}</li>
      ))}
    </ul>
  );
}
