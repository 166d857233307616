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

/** The place on the administrators' screen. The address holds all of it, so that it can be linked to. */
export interface Place {
  /** Null for the overview. */
  list: ListName | null;
  page: number;
  /** The filters of a list, such as `status`; empty without any. */
  filter: (name: FilterName) => string;
}

const FILTERS = ['status', 'channel', 'role', 'q', 'member', 'mail'] as const;
type FilterName = (typeof FILTERS)[number];
type Filters = Partial<Record<FilterName, string>>;

/** Reads a place out of an address's query; what no list knows is left out. */
export function readPlace(search: string): Place {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    list: LISTS.find((name) => name === params.get('list')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filter: (name) => params.get(name) ?? '',
  };
}

/** The address of a list, narrowed or not; of the overview where none is named. */
export function placeHref(list: ListName | null, filters: Filters = {}, page = 1): string {
  if (list === null) return '/admin';
  const params = new URLSearchParams({ list });
  for (const name of FILTERS) if (filters[name]) params.set(name, filters[name]);
  if (page > 1) params.set('page', String(page));
  return `/admin?${params}`;
}

/** The place in the address, and the way to another page or filter of the same list. */
export function usePlace() {
  const [, navigate] = useLocation();
  const place = readPlace(useSearch());
  const { list, filter } = place;
  const current = () => Object.fromEntries(FILTERS.map((name) => [name, filter(name)])) as Filters;
  return {
    ...place,
    /** Narrows the list otherwise, from its first page on; this replaces the place, for typing makes many. */
    narrow: (filters: Filters) => navigate(placeHref(list, { ...current(), ...filters }), { replace: true }),
    turnTo: (page: number) => navigate(placeHref(list, current(), page)),
  };
}

/** A filter's value where it is one of those a list has. */
export function oneOf<const T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((each) => each === value);
}
