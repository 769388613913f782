const pickup = /\bpick-?ups?\b|\bhotel transfers?\b/i;

/** The texts of a tour that say whether travellers are picked up. */
export interface PickupTexts {
  readonly meetingPoint: string;
  readonly includes: readonly string[];
  readonly itinerary: readonly { readonly text: string }[];
}

/** Whether the price includes a pick-up, by the tour's meeting point, timeline and list of what is included. */
export function hasPickup({ meetingPoint, includes, itinerary }: PickupTexts): boolean {
  return [meetingPoint, ...includes, ...itinerary.map(({ text }) => text)].some((text) =>
    pickup.test(text),
  );
}
