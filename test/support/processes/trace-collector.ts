import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { startServing, stopServing } from '../../../services/libs/process/serving.ts';

/** A span as an OpenTelemetry collector receives it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** All its contents as text, including its attributes. */
  readonly text: string;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly {
        readonly key: string;
        readonly value: { readonly stringValue?: string };
      }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

/** Receives the spans of processes, over HTTP, as JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  readonly endpoint: string;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.endpoint = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<TraceCollector> {
    const server = createServer();
    const port = await startServing(server, { host: '127.0.0.1', port: 0 });
    const collector = new TraceCollector(server, port);
    server.on('request', (request, response) => {
      void json(request).then((told) => {
        collector.#take(told as Export);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  /** The spans of one trace. */
  of(correlationId: string): readonly CollectedSpan[] {
    const traceId = correlationId.replaceAll('-', '');
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    await stopServing(this.#server, 0);
  }

  #take({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name');
      const service = named?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, service, text: JSON.stringify(span) });
      }
    }
  }
}
