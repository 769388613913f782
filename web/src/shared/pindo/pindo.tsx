export type PindoProps = {
  /**
   * `band`: the wide border of a page, at most two on a screen. `strip`: the narrow border between the
   * picture and the words of a card.
   */
  size?: 'band' | 'strip';
};

/** Shows the patterned border of the surrounding cloth. */
export function Pindo({ size = 'band' }: PindoProps) {
  return <div data-slot="pindo" data-size={size} aria-hidden="true" />;
}
