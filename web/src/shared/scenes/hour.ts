/** The light in which a scene is printed, in Swahili: alfajiri, mchana, machweo. */
export const hours = ['dawn', 'day', 'dusk'] as const;

export type Hour = (typeof hours)[number];

const dayBegins = '08:00';
const duskBegins = '15:30';

/** Returns the light at a start time, `HH:mm` in Zanzibar; day if no time is chosen. */
export function hourOf(startTime: string | undefined): Hour {
  if (startTime === undefined || startTime === '') return 'day';
  if (startTime < dayBegins) return 'dawn';
  return startTime < duskBegins ? 'day' : 'dusk';
}
