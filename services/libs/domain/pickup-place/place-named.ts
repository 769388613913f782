/** The place with this name; upper and lower case and the spaces between words do not matter. */
export function placeNamed<Place extends { readonly name: string }>(
  places: readonly Place[],
  name: string,
): Place | undefined {
  const wanted = comparable(name);
  return places.find((place) => comparable(place.name) === wanted);
}

/** The zone of the place with this name; empty for a place that is not in the list. */
export function zoneOf(
  places: readonly { readonly name: string; readonly zone: string }[],
  name: string,
): string {
  return placeNamed(places, name)?.zone ?? '';
}

function comparable(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
