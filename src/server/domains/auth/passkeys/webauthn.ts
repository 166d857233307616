/**
 * Loads the library for passkeys when the first one is used. One in seven of the server's modules is its own, most of them
 * for certificates, and nothing else needs them.
 */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** Loads what the library has for reading the parts of an answer. */
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers');
