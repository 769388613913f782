import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { getRelatedTours, getTour } from '../../../libs/application/queries/tour/get-tour.ts';
import { listFeaturedTours, listTours } from '../../../libs/application/queries/tour/list-tours.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import { addDays, instantOf, localDateOf } from '../../../libs/contracts/calendar.ts';
import { type AnswerSource, PreparedAnswers } from '../http/prepared-answers.ts';

/**
 * Prepares the answers that nearly every visitor requests: all tours, the featured ones, each tour and its
 * related tours. They change with the catalogue and with the day, because scores depend on the day.
 */
@Injectable()
export class PreparedTours implements OnApplicationBootstrap, OnApplicationShutdown {
  #stop: (() => void) | undefined;

  constructor(
    private readonly answers: PreparedAnswers,
    private readonly catalogue: TourCatalogue,
    private readonly clock: Clock,
    private readonly log: EventLogReader,
  ) {}

  onApplicationBootstrap(): void {
    const current = () => this.catalogue.current;
    const now = () => this.clock.now();
    this.answers.serve('/api/tours', () =>
      this.#source({ items: listTours(current(), {}, now()) }),
    );
    this.answers.serve('/api/tours/featured', () =>
      this.#source({ items: listFeaturedTours(current(), now()) }),
    );
    this.answers.serveEach('/api/tours/*', (tourId) => {
      const tour = getTour(current(), tourId, now());
      return tour && this.#source(tour);
    });
    this.answers.serveEach('/api/tours/*/related', (tourId) => {
      const items = getRelatedTours(current(), tourId, now());
      return items && this.#source({ items });
    });
    this.#stop = this.catalogue.onChange(() => {
      this.answers.invalidate();
    });
  }

  onApplicationShutdown(): void {
    this.#stop?.();
  }

  #source(body: object): AnswerSource {
    const tomorrow = addDays(localDateOf(this.clock.now()), 1);
    const position = positionToken(this.log.logId, this.catalogue.current.position);
    return {
      body,
      headers: { 'x-position': position },
      until: instantOf({ date: tomorrow, time: '00:00' }),
    };
  }
}
