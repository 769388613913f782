import type { CommandOutcome } from '../command-handling/engine/command-outcome.ts';

/** How often a command is sent while the log is busy; each attempt has the time limit of a command. */
const triesMax = 20;

/**
 * Refusals after which it is unknown whether the command was done. Sending the command again returns its outcome, or
 * does the command.
 */
const undecided: readonly string[] = ['OutcomeUnknown', 'TimedOut'];

/** Sends a command with a fixed id until it is done or refused. */
export async function sendUntilDecided<Result, Refusal extends { readonly code: string }>(
  send: () => Promise<CommandOutcome<Result, Refusal>>,
): Promise<CommandOutcome<Result, Refusal>> {
  let outcome = await send();
  for (
    let tries = 1;
    !outcome.done && undecided.includes(outcome.refusal.code) && tries < triesMax;
    tries += 1
  ) {
    outcome = await send();
  }
  return outcome;
}
