import { positionText } from '../../../libs/application/event-log/position-text.ts';
import {
  giveUpMove,
  recoverLateEvents,
} from '../../../libs/composition/moving/recover-late-events.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { readSettings } from '../../../libs/composition/settings.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

const usage =
  'npm run migrate:recover [-- --stay]\n' +
  'Prints, from the store that a log was moved away from, what was stored there after the move, with names and addresses in clear: enter it again where the log is now.\n' +
  '--stay gives up a move that was begun and cut short.\n' +
  'The settings are those of the store that was left.';

/** Ends with 1 where events were stored after the move or it fails, and with 2 where the arguments are wrong. */
async function recover(args: readonly string[]): Promise<number> {
  const [option, ...more] = args;
  if (more.length > 0 || (option !== undefined && option !== '--stay')) {
    console.error(usage);
    return 2;
  }
  const settings = readSettings();
  if (option === '--stay') {
    await giveUpMove(settings);
    console.log('The move is given up: the product may be started here.');
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
      : `${events} events were stored here after the log had been moved away: enter them again where it is now.`,
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
