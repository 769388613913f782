import { Children, type ReactNode } from 'react';

/** The market wall: cloths hung side by side, all of one length. */
export function ClothWall({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul data-slot="cloth-wall" aria-label={label}>
      {Children.map(children, (cloth) => (
        <li>{cloth}</li>
      ))}
    </ul>
  );
}
