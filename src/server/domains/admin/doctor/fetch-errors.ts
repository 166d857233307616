/** Returns the code of the innermost error, because fetch wraps it. */
export function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    if (at.name === 'TimeoutError') return 'ETIMEDOUT';
  }
  return 'EUNKNOWN';
}

/** Returns whether a code says that a certificate is not valid yet, or no longer, by the clock of this machine. */
export function isOutsideValidity(code: string): boolean {
  return code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID';
}
