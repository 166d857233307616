import { type Context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanAttributes, SpanOptions, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Records spans and sends them by OTLP over HTTP. The exporter reads its address, headers and time limit from the
 * standard environment itself. No propagator is registered, so providers get no header of ours.
 */
export function createOtlpTracing(version: string): Tracing {
  const own = resourceFromAttributes({ 'service.name': 'hesed', 'service.version': version });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer('hesed', version);

  async function inSpan<Result>(
    name: string,
    { kind = 'internal', attributes = {} }: SpanOptions,
    work: () => Promise<Result>,
    describe?: (result: Result) => SpanAttributes,
  ): Promise<Result> {
    const around: Context = contexts.active();
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
    try {
      const result = await contexts.with(trace.setSpan(around, span), work);
      if (describe) span.setAttributes(describe(result));
      return result;
    } catch (error) {
      // The name alone: a message can hold an address.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    inSpan,
    async stop() {
      await provider.shutdown();
      contexts.disable();
    },
  };
}
