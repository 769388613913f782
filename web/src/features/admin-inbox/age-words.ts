const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something has waited: `less than a minute`, `5 minutes`, `1 hour`, `3 days`; rounded down. */
export function ageWords(since: string, now: string): string {
  const age = Date.parse(now) - Date.parse(since);
  if (age < minuteMs) return 'less than a minute';
  if (age < hourMs) return counted(age / minuteMs, 'minute');
  return age < 2 * dayMs ? counted(age / hourMs, 'hour') : counted(age / dayMs, 'day');
}

function counted(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${String(whole)} ${unit}${whole === 1 ? '' : 's'}`;
}
