/** A line as the log writes it, before anybody reads it. */
interface WrittenLine {
  readonly level: string;
  readonly time: string;
  readonly context?: string;
  readonly msg: string;
  readonly stack?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A line of JSON as people read it: when, how grave, who says it, and what. */
export function textLine(json: string): string {
  const { level, time, context, msg, stack, details } = JSON.parse(json) as WrittenLine;
  const head = [time, level.toUpperCase().padEnd(5), ...(context === undefined ? [] : [context])];
  const tail = details === undefined ? '' : ` ${JSON.stringify(details)}`;
  const below = stack === undefined ? '' : `\n${stack}`;
  return `${head.join(' ')}: ${msg}${tail}${below}\n`;
}
