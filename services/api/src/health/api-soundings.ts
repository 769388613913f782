import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { JobQueue } from '../../../libs/application/ports/job-queue.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { Telemetry } from '../../../libs/application/ports/telemetry.ts';
import { engineSoundings } from '../../../libs/application/soundings/engine-soundings.ts';
import { projectionSounding } from '../../../libs/application/soundings/projection-sounding.ts';
import { Soundings } from '../../../libs/application/soundings/soundings.ts';
import { SustainedLag } from '../../../libs/application/soundings/sustained-lag.ts';

/** Runs the soundings of the API's engines and read models while the process runs. */
@Injectable()
export class ApiSoundings implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #soundings: Soundings;

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    log: EventLogReader,
    readStore: ReadStore,
    jobs: JobQueue,
    clock: Clock,
    telemetry: Telemetry,
    lag: SustainedLag,
  ) {
    const ofEngines = telemetry.isOn
      ? engineSoundings({ log, readStore, jobs, clock }, telemetry)
      : [];
    const ofProjections = projectionSounding({ log, readStore, clock, telemetry, lag });
    this.#soundings = new Soundings([ofProjections, ...ofEngines], clock);
  }

  onApplicationBootstrap(): void {
    this.#soundings.begin();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#soundings.end();
  }
}
