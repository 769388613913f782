import { book } from '../../support/stories/booking-requests.ts';
import { describeDistributed } from '../../support/stories/distributed-story.ts';
import { eventually } from '../../support/eventually.ts';
import { planted, plantedIn } from '../../support/hostile/planted-person.ts';
import { System } from '../../support/processes/start-system.ts';
import { TraceCollector } from '../../support/processes/trace-collector.ts';

describeDistributed('a click, as it is traced', () => {
  let collector: TraceCollector;
  let system: System;

  beforeAll(async () => {
    collector = await TraceCollector.open();
    system = await System.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  });

  afterAll(async () => {
    await system.remove();
    await collector.close();
  });

  it('is one trace from the request to the e-mail, through three processes', async () => {
    const { name, email, phone } = planted;
    await book(system.visitor(), { customer: { name, email, phone } });
    const request = await eventually(() =>
      collector.spans.find((span) => span.name === 'POST /api/bookings'),
    );
    const stepsOf = () => collector.spans.filter(({ traceId }) => traceId === request.traceId);
    const steps = await eventually(() => {
      const names = new Set(stepsOf().map((step) => step.name));
      return names.has('SMTP') &&
        names.has('send notification') &&
        names.has('project booking-tabs')
        ? stepsOf()
        : undefined;
    });
    const within = (step: string, service: string) => {
      const found = steps.find((each) => each.name === step && each.service === service);
      const around = steps.find(({ spanId }) => spanId === found?.parentSpanId);
      return around && `${around.service} ${around.name}`;
    };
    expect(request.service).toBe('tours-api');
    expect(within('BookTour', 'tours-api')).toBe('tours-api POST /api/bookings');
    expect(within('append', 'tours-api')).toBe('tours-api BookTour');
    expect(within('project booking-tabs', 'tours-projector')).toBe('tours-api BookTour');
    expect(within('notify-on-booking-placed', 'tours-worker')).toBe('tours-api BookTour');
    expect(within('QueueNotification', 'tours-worker')).toBe(
      'tours-worker notify-on-booking-placed',
    );
    expect(within('send notification', 'tours-worker')).toBe('tours-worker QueueNotification');
    expect(within('SMTP', 'tours-worker')).toBe('tours-worker send notification');
    expect(plantedIn(steps.map(({ text }) => text).join())).toEqual([]);
  });
});
