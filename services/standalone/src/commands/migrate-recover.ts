import { positionText } from '../../../libs/application/event-log/position-text.ts';
import {
  giveUpMove,
  recoverLateEvents,
} from '../../../libs/composition/moving/recover-late-events.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { readSettings } from '../../../libs/composition/settings/settings.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

const usage =
  'npm run migrate:recover [-- --stay]\n' +
  'Prints the events that were stored in the old store after its log had been moved away, with unencrypted names and addresses. Enter them again where the log is now.\n' +
  '--stay gives up a move that was begun and interrupted.\n' +
  'Run it with the settings of the old store.';

/** Returns the exit code: 1 if events were stored after the move, 2 if the arguments are wrong, otherwise 0. */
async function recover(args: readonly string[]): Promise<number> {
  const [option, ...more] = args;
  if (more.length > 0 || (option !== undefined && option !== '--stay')) {
    console.error(usage);
    return 2;
  }
  const settings = readSettings();
  if (option === '--stay') {
    await giveUpMove(settings);
    console.log('The move was given up: you can start the product on this store.');
    return 0;
  }
  const events = await recoverLateEvents(settings, ({ stored, data }) => {
    const { type, stream, revision, occurredAt, position } = stored;
    const place = `event ${revision} of ${stream}, position ${positionText(position)}`;
    console.log(`${occurredAt} ${type} (${place}): ${JSON.stringify(data)}`);
  });
  console.log(
    events === 0
      ? 'Nothing was stored here after the log had been moved away.'
      : `${events} ${events === 1 ? 'event was' : 'events were'} stored here after the log had been moved away. ` +
          'Enter everything above again where the log is now.',
  );
  return events === 0 ? 0 : 1;
}

keepFilesPrivate();
try {
  process.exitCode = await recover(process.argv.slice(2));
} catch (error) {
  console.error(whyFailed(error));
  process.exitCode = 1;
}
