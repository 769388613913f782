import { TraceCollector } from '../../../../test/support/processes/trace-collector.ts';
import { OtlpTracing } from './otlp-tracing.ts';

const correlationId = '0b7e3f0a-8d0c-4f1e-9a53-6c2f8f0a1b2c';
const service = 'tours-worker';

describe('the steps of a trace', () => {
  let collector: TraceCollector;

  beforeEach(async () => {
    collector = await TraceCollector.open();
  });

  afterEach(() => collector.close());

  const told = async (tell: (tracing: OtlpTracing) => Promise<void>) => {
    const tracing = new OtlpTracing({ endpoint: collector.endpoint, service });
    await tell(tracing);
    await tracing.close();
    return collector.of(correlationId);
  };

  it('form one trace by their correlation id, each within the step that ran it', async () => {
    const [append, command] = await told((tracing) =>
      tracing.step({ name: 'BookTour', correlationId, id: 'command' }, async (note) => {
        await tracing.step({ name: 'append', correlationId }, () => Promise.resolve());
        note({ outcome: 'done' });
      }),
    );
    expect([command?.name, command?.service, command?.parentSpanId]).toEqual([
      'BookTour',
      service,
      undefined,
    ]);
    expect(command?.text).toContain('"stringValue":"done"');
    expect([append?.name, append?.parentSpanId]).toEqual(['append', command?.spanId]);
  });

  it('belong to the command that they follow, even if another process ran it', async () => {
    await told((tracing) =>
      tracing.step({ name: 'BookTour', correlationId, id: 'command' }, () => Promise.resolve()),
    );
    const [command, projected] = await told((tracing) => {
      tracing.took({ name: 'project tour-listings', correlationId, follows: 'command' }, 5);
      return Promise.resolve();
    });
    expect(projected?.parentSpanId).toBe(command?.spanId);
  });

  it('form another trace with another correlation id, even within a step', async () => {
    const spans = await told((tracing) =>
      tracing.step({ name: 'job', correlationId }, () =>
        tracing.step({ name: 'other', correlationId: 'a-proxy-named-it-so' }, () =>
          Promise.resolve(),
        ),
      ),
    );
    expect(spans.map(({ name }) => name)).toEqual(['job']);
    expect(collector.spans.find(({ name }) => name === 'other')).toMatchObject({
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(collector.spans.find(({ name }) => name === 'other')?.parentSpanId).toBeUndefined();
  });

  it('report the kind of an error, without its words', async () => {
    const [failed] = await told(async (tracing) => {
      const failing = tracing.step({ name: 'send', correlationId }, () =>
        Promise.reject(new RangeError('amina@example.com')),
      );
      await expect(failing).rejects.toThrow(RangeError);
    });
    expect(failed?.text).toContain('RangeError');
    expect(failed?.text).not.toContain('amina');
  });

  it('run even if no collector receives them', async () => {
    await collector.close();
    const tracing = new OtlpTracing({ endpoint: collector.endpoint, service });
    expect(await tracing.step({ name: 'x', correlationId }, () => Promise.resolve(7))).toBe(7);
    await tracing.close();
  });
});
