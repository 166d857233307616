/** Names that every object inherits, which input must not reach. */
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
