import { type Position, beginning } from './stored-event.ts';

/**
 * A position as the application sends it out: the log's id, a dot, the position. Opaque to clients;
 * within one log it sorts like the log.
 */
export function positionToken(logId: string, position: Position): string {
  return `${logId}.${position}`;
}

const positionText = /^[0-9]{1,64}$/;

/** The position in this log; undefined for a token of another log or no token at all. */
export function parsePositionToken(logId: string, token: string): Position | undefined {
  if (!token.startsWith(`${logId}.`)) {
    return undefined;
  }
  const position = token.slice(logId.length + 1);
  if (position === '') {
    return beginning;
  }
  return positionText.test(position) ? (position as Position) : undefined;
}
