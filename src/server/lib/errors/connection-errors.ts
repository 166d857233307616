const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_|EPROTO)/;

/** Returns whether an error's code says that no encrypted connection was made, as with a certificate that is not trusted. */
export function isTlsError(code: string): boolean {
  return TLS.test(code);
}

/** Returns whether an error's code says that no connection was made, so that nothing can have been handed over. */
export function wasNeverConnected(code: string): boolean {
  return UNREACHED.has(code) || isTlsError(code);
}
