/** When travellers of a zone wait for their pick-up: both ends are in minutes before the start. */
export interface PickupWindow {
  /** The zone of pick-up places; empty for every zone that has no window. */
  readonly zone: string;
  /** Greater than {@link toMinutes}. */
  readonly fromMinutes: number;
  /** 0 is the start of the tour. */
  readonly toMinutes: number;
}

/** The window of a zone; undefined if the tour has no pick-up. */
export function pickupWindowIn(
  windows: readonly PickupWindow[],
  zone: string,
): PickupWindow | undefined {
  return windows.find((window) => window.zone === zone) ?? windows.find(isForOtherZones);
}

/** Whether the window is for every zone that has no window. */
export function isForOtherZones({ zone }: PickupWindow): boolean {
  return zone === '';
}
