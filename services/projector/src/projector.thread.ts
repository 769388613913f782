import { parentPort, workerData } from 'node:worker_threads';
import type { ProjectionAlarm } from '../../libs/application/projections/engine/projection-alarms.ts';
import { tracesOfProcess } from '../../libs/composition/measuring.ts';
import type { ProjectorPlace } from '../../libs/composition/places/projector-place.ts';
import { runProjections } from '../../libs/composition/run-projections.ts';
import type { FromProjector, ToProjector } from './projector-messages.ts';

/**
 * The thread that keeps the read models up to date with the log. Because this is a separate thread, folding does not
 * delay requests.
 */
const place = workerData as ProjectorPlace;
const port = parentPort;
if (port === null) throw new Error('This program can only run as a thread of another program.');

const say = (message: FromProjector): void => {
  port.postMessage(message);
};

const traces = await tracesOfProcess();
const raise = (alarm: ProjectionAlarm) => {
  say({ said: 'alarm', alarm });
};
const projections = await runProjections(place, raise, traces.tracing);

port.on('message', (question: ToProjector) => {
  if (question.ask === 'close') {
    void projections
      .close()
      .then(traces.end)
      .then(() => {
        port.close();
      });
    return;
  }
  answer(question).then(
    (given) => {
      say({ said: 'answer', number: question.number, answer: given });
    },
    (error: unknown) => {
      say({ said: 'failed', number: question.number, reason: String(error) });
    },
  );
});

say({ said: 'started' });
void projections.runner.whenReady().then(() => {
  say({ said: 'ready' });
});

function answer(
  question: Exclude<ToProjector, { readonly ask: 'close' }>,
): Promise<boolean | number> {
  switch (question.ask) {
    case 'rebuild':
      return projections.runner.rebuild(question.name, question.acknowledged);
    case 'retry-parked':
      return projections.runner.retryParked(question.name);
  }
}
