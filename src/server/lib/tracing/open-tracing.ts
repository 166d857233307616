import { NO_TRACING, type Tracing } from './tracing.ts';

/**
 * Opens tracing where the standard variables of OpenTelemetry ask for it (docs/monitoring.md); otherwise its packages are
 * not even loaded.
 */
export async function openTracing(env: Record<string, string | undefined>, version: string): Promise<Tracing> {
  const asked = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.trim();
  if (!asked || env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER?.trim() === 'none')
    return NO_TRACING;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(version);
}
