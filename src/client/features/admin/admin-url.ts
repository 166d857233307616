import { useLocation, useSearch } from 'wouter';

/** The names of the lists in the URL. */
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

/** The parameters that filter a list. */
const FILTERS = ['origin', 'state', 'type', 'concept', 'status', 'channel', 'role', 'q'] as const;
export type FilterName = (typeof FILTERS)[number];

type Params = Record<string, string | number | false>;

/** Returns the URL of a list on the administrators' screen, or of the overview without a list. */
export function adminHref(list: ListName | null, params: Params = {}): string {
  return list === null ? '/admin' : hrefOf('/admin', { list, ...params });
}

/** The anchor of the channels' states on the overview. */
export const CHANNELS_ANCHOR = 'channels';

/** Returns the URL of the reviewers' screen: of a `part` or an `entry`, or of the list. */
export function reviewHref(params: Params = {}): string {
  return hrefOf('/review', params);
}

function hrefOf(path: string, params: Params): string {
  const given = Object.entries(params).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}

/** Reads the list, page and filters from a URL's query. A missing or invalid page is 1. */
export function readAdminUrl(search: string) {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    /** Null for the overview. */
    list: oneOf(LISTS, params.get('list') ?? '') ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    /** Returns a parameter; empty if it is not set. */
    param: (name: string) => params.get(name) ?? '',
    isFiltered: FILTERS.some((name) => params.get(name)),
  };
}

/** Returns the list, page and filters from the URL, and functions that change them. The URL is their only store. */
export function useAdminUrl() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  /** Returns the present URL with some parameters changed. */
  const hrefWith = (params: Params) => hrefOf(path, { ...Object.fromEntries(new URLSearchParams(search)), ...params });
  return {
    ...readAdminUrl(search),
    hrefWith,
    /** Changes filters and returns to page 1. It replaces the history entry, because typing makes many changes. */
    setFilters: (filters: Partial<Record<FilterName, string>>) =>
      navigate(hrefWith({ ...filters, page: false }), { replace: true }),
    clearFilters: () =>
      navigate(hrefWith(Object.fromEntries([...FILTERS, 'page'].map((name) => [name, false]))), { replace: true }),
    goToPage: (page: number) => navigate(hrefWith({ page: page > 1 && page })),
  };
}

/** Returns the input of a list's query from the URL: the page, the search, and each filter with a known value. */
export function useListInput<const Known extends Partial<Record<FilterName, readonly string[]>> = Record<never, never>>(
  known?: Known,
) {
  const { page, param } = useAdminUrl();
  const q = param('q');
  const filters = Object.entries(known ?? {}).flatMap(([name, values]) => {
    const value = oneOf(values, param(name));
    return value ? [[name, value]] : [];
  });
  return { page, ...(q && { q }), ...Object.fromEntries(filters) } as { page: number; q?: string } & {
    [Name in keyof Known]?: Known[Name] extends readonly (infer Value)[] ? Value : never;
  };
}

/** Returns a value if it is in the list; else undefined. */
export function oneOf<const T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((each) => each === value);
}
