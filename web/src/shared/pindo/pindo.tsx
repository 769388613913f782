export type PindoProps = {
  /** `band` frames a page (two at most on a screen), `strip` divides a card's motif from its lettering. */
  size?: 'band' | 'strip';
};

/** The patterned border of the cloth it lies on. */
export function Pindo({ size = 'band' }: PindoProps) {
  return <div data-slot="pindo" data-size={size} aria-hidden="true" />;
}
