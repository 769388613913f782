/** Views are counted over a minute or longer, from one instant to a later instant. */
export interface InvalidWindow {
  readonly code: 'InvalidWindow';
  readonly secondsMin: number;
}

/** Not a whole number of views. */
export interface InvalidCount {
  readonly code: 'InvalidCount';
}
