export type PindoProps = {
  /** `band` frames a page (at most two on a screen), `strip` separates a card's picture from its lettering. */
  size?: 'band' | 'strip';
};

/** The patterned border of the surrounding cloth. */
export function Pindo({ size = 'band' }: PindoProps) {
  return <div data-slot="pindo" data-size={size} aria-hidden="true" />;
}
