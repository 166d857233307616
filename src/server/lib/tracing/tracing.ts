/** The attributes of a span: names and numbers of the program itself. They hold no text and no address of a member. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanOptions {
  /** A request that came in, a call that goes out, or work of our own. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
}

/** Records how long work takes, for OpenTelemetry. */
export interface Tracing {
  /**
   * Does work within a span, whose parent is the span around it.
   * @param describe gives what is known of the result.
   */
  inSpan<Result>(
    name: string,
    options: SpanOptions,
    work: () => Promise<Result>,
    describe?: (result: Result) => SpanAttributes,
  ): Promise<Result>;
  /** Sends what was recorded and not yet sent. */
  stop(): Promise<void>;
}

/** Records nothing. */
export const NO_TRACING: Tracing = {
  inSpan: (_name, _options, work) => work(),
  stop: async () => {},
};
