/** Returns a function that loads a part of the program for its first caller. A load that failed is tried again. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = null;
      throw error;
    });
    return part;
  };
}
