/** The Cache-Control of an address that contains a version of its content, so that browsers may cache it forever. */
export const FOREVER = 'public, max-age=31536000, immutable';
