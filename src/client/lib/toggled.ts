/** Returns a list with a value added or removed, in the order of `all`. */
export function toggled<T>(all: readonly T[], list: readonly T[], value: T, on: boolean): T[] {
  return all.filter((item) => (item === value ? on : list.includes(item)));
}
