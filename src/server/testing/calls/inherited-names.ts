/** Names of properties that every object inherits; input must not reach them. */
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
