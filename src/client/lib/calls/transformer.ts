import superjson, { type SuperJSONResult } from 'superjson';

/** Serializes values over tRPC in superjson's format, as the server's transformer does. */
export const transformer = {
  /** Omits `referentialEqualities`: the server refuses it, and the JSON holds each value in full anyway. */
  serialize(value: unknown): SuperJSONResult {
    const { json, meta } = superjson.serialize(value);
    return meta?.values ? { json, meta: { values: meta.values } } : { json };
  },
  deserialize: superjson.deserialize.bind(superjson),
};
