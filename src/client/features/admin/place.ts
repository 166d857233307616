import { useLocation, useSearch } from 'wouter';

/** The lists behind the figures, by their names in the address. */
export const LISTS = [
  'trends',
  'jobs',
  'deliveries',
  'members',
  'audit',
  'invitations',
  'model',
  'translations',
  'updates',
  'settings',
  'outbox',
] as const;
export type ListName = (typeof LISTS)[number];

/** The parameters that narrow a list. */
const FILTERS = ['origin', 'state', 'type', 'concept', 'status', 'channel', 'role', 'q'] as const;
export type FilterName = (typeof FILTERS)[number];

type Params = Record<string, string | number | false>;

/** Returns the address of a list of the administrators' screen; without a list, of its overview. */
export function placeHref(list: ListName | null, params: Params = {}): string {
  return list === null ? '/admin' : hrefOf('/admin', { list, ...params });
}

/** Returns the address of a part of the reviewers' screen: `part` or `entry` with its name, or the list. */
export function reviewHref(params: Params = {}): string {
  return hrefOf('/review', params);
}

function hrefOf(path: string, params: Params): string {
  const given = Object.entries(params).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}

/** Reads a place from the query of an address. The page is 1 where it is missing or not a whole number from 1. */
export function readPlace(search: string) {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    /** Null for the overview. */
    list: oneOf(LISTS, params.get('list') ?? '') ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    /** Returns a parameter; empty where it is not set. */
    param: (name: string) => params.get(name) ?? '',
    isFiltered: FILTERS.some((name) => params.get(name)),
  };
}

/** The place in the address, and the ways to others on the same screen. The address holds all of it, for links. */
export function usePlace() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  /** Returns the address of this place with other values for some parameters. */
  const hrefWith = (params: Params) => hrefOf(path, { ...Object.fromEntries(new URLSearchParams(search)), ...params });
  return {
    ...readPlace(search),
    hrefWith,
    /** Filters the list anew, from its first page on. It replaces the place, because typing makes many. */
    narrow: (filters: Partial<Record<FilterName, string>>) =>
      navigate(hrefWith({ ...filters, page: false }), { replace: true }),
    clearFilters: () =>
      navigate(hrefWith(Object.fromEntries([...FILTERS, 'page'].map((name) => [name, false]))), { replace: true }),
    turnTo: (page: number) => navigate(hrefWith({ page: page > 1 && page })),
  };
}

/** The input of a list's call by the address: the page, the search, and each filter that has a value of the list. */
export function useListInput<const Known extends Partial<Record<FilterName, readonly string[]>> = Record<never, never>>(
  known?: Known,
) {
  const { page, param } = usePlace();
  const q = param('q');
  const filters = Object.entries(known ?? {}).flatMap(([name, values]) => {
    const value = oneOf(values, param(name));
    return value ? [[name, value]] : [];
  });
  return { page, ...(q && { q }), ...Object.fromEntries(filters) } as { page: number; q?: string } & {
    [Name in keyof Known]?: Known[Name] extends readonly (infer Value)[] ? Value : never;
  };
}

/** A value where it is one of those a list has. */
export function oneOf<const T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((each) => each === value);
}
