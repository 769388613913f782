import { type Position, beginning } from './stored-event.ts';

/**
 * A position in the form in which the application sends it: the log's id, a dot, the position. Clients must not
 * interpret it. The tokens of one log sort like its positions.
 */
export function positionToken(logId: string, position: Position): string {
  return `${logId}.${position}`;
}

const positionText = /^[0-9]{1,64}$/;

/** The position in this log; undefined if the text is a token of another log, or no token. */
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
