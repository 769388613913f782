import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import { type TracedFacts, type TracedStep, Tracing } from '../../application/ports/tracing.ts';

export interface OtlpTracingOptions {
  /** The endpoint as OpenTelemetry defines it; its path `/v1/traces` receives the steps. */
  readonly endpoint: string;
  /** The name of the process among all traced processes. */
  readonly service: string;
}

/** How long steps are gathered before they are sent, in milliseconds. */
const gatherMs = 1_000;
/** How long the collector may take, in milliseconds; the process may be about to end. */
const sendMsMax = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

interface Around {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * Sends steps to an OpenTelemetry collector. A trace's id is its correlation id, and a command's span id is
 * made of the command's id. Every event contains both, so steps of other processes find their place without
 * extra data in an event or a job.
 */
export class OtlpTracing extends Tracing {
  override readonly isOn = true;
  readonly #ids = new GivenIds();
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #around = new AsyncLocalStorage<Around>();

  constructor({ endpoint, service }: OtlpTracingOptions) {
    super();
    const exporter = new OTLPTraceExporter({
      url: `${endpoint}/v1/traces`,
      timeoutMillis: sendMsMax,
    });
    this.#provider = new TracerProvider({
      idGenerator: this.#ids,
      resource: resourceFromAttributes({ 'service.name': service }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter,
          scheduledDelayMillis: gatherMs,
          exportTimeoutMillis: sendMsMax,
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer('tours');
  }

  override async step<Answer>(
    step: TracedStep,
    work: (note: (facts: TracedFacts) => void) => Promise<Answer>,
  ): Promise<Answer> {
    const span = this.#begin(step);
    try {
      return await this.#around.run(span.spanContext(), () =>
        work((facts) => {
          span.setAttributes(facts);
        }),
      );
    } catch (error) {
      // Never the words of an error, which may quote what a person wrote.
      const message = error instanceof Error ? error.name : typeof error;
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  }

  override took(step: TracedStep, ms: number): void {
    const now = Date.now();
    this.#begin(step, now - ms).end(now);
  }

  /** Sends the remaining steps, if the collector accepts them in time. */
  async close(): Promise<void> {
    await this.#provider.shutdown().catch(() => undefined);
  }

  #begin(
    { name, correlationId, id, follows, kind = 'internal', facts = {} }: TracedStep,
    startTime?: number,
  ): Span {
    const traceId = traceIdOf(correlationId);
    const around = this.#around.getStore();
    const isPart = around?.traceId === traceId;
    const parent = isPart ? around.spanId : follows === undefined ? undefined : spanIdOf(follows);
    this.#ids.next = { traceId, ...(id === undefined ? {} : { spanId: spanIdOf(id) }) };
    return this.#tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: facts,
        ...(startTime === undefined ? {} : { startTime }),
      },
      parent === undefined ? ROOT_CONTEXT : within(traceId, parent),
    );
  }
}

function within(traceId: string, spanId: string): Context {
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
}

/** Gives the next span the ids that were set for it. */
class GivenIds implements IdGenerator {
  next: { readonly traceId: string; readonly spanId?: string } = { traceId: '' };

  generateTraceId(): string {
    return this.next.traceId;
  }

  generateSpanId(): string {
    return this.next.spanId ?? randomBytes(8).toString('hex');
  }
}

/** A UUID is as long as a trace's id. A request's id from a proxy may be any text, so it is hashed. */
function traceIdOf(correlationId: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(correlationId)
    ? correlationId.replaceAll('-', '').toLowerCase()
    : digestOf(correlationId, 16);
}

function spanIdOf(id: string): string {
  return digestOf(id, 8);
}

function digestOf(text: string, bytes: number): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * bytes);
}
