/** A line of JSON as the log writes it. */
interface WrittenLine {
  readonly level: string;
  readonly time: string;
  readonly context?: string;
  readonly msg: string;
  readonly stack?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Formats a line of JSON for people: the time, the level, the part of the product, the words and the details. */
export function textLine(json: string): string {
  const { level, time, context, msg, stack, details } = JSON.parse(json) as WrittenLine;
  const head = [time, level.toUpperCase().padEnd(5), ...(context === undefined ? [] : [context])];
  const tail = details === undefined ? '' : ` ${JSON.stringify(details)}`;
  const below = stack === undefined ? '' : `\n${stack}`;
  return `${head.join(' ')}: ${msg}${tail}${below}\n`;
}
