import { useLocation, useSearch } from 'wouter';

const FILTERS = ['origin', 'concept', 'type', 'state', 'q'] as const;
export type ReviewFilter = (typeof FILTERS)[number];
type Filters = Partial<Record<ReviewFilter, string>>;

/** The place on the reviewers' screen. The address holds all of it, so that it can be linked to. */
export interface ReviewPlace {
  /** The open entry; null for the list. */
  entry: string | null;
  /** True for the church's plans, in place of the list. */
  plans: boolean;
  /** True for the form of a new entry, in place of the list. */
  writes: boolean;
  page: number;
  filters: Filters;
}

/** Reads a place out of an address's query; what the screen does not know is left out. */
export function readReviewPlace(search: string): ReviewPlace {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const filters: Filters = {};
  for (const name of FILTERS) if (params.get(name)) filters[name] = params.get(name) ?? '';
  const part = params.get('part');
  return {
    entry: params.get('entry') || null,
    plans: part === 'plans',
    writes: part === 'new',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filters,
  };
}

/** The address of a place. An open entry keeps the filters, for the way back to the list. */
export function reviewHref({
  entry = null,
  plans = false,
  writes = false,
  page = 1,
  filters = {},
}: Partial<ReviewPlace>): string {
  const params = new URLSearchParams();
  if (entry) params.set('entry', entry);
  else if (plans) params.set('part', 'plans');
  else if (writes) params.set('part', 'new');
  for (const name of FILTERS) if (filters[name]) params.set(name, filters[name]);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/review?${query}` : '/review';
}

/** The place in the address, and the way to narrow the list and to turn its pages. */
export function useReviewPlace() {
  const [, navigate] = useLocation();
  const place = readReviewPlace(useSearch());
  return {
    ...place,
    narrow: (filters: Filters) =>
      navigate(reviewHref({ filters: { ...place.filters, ...filters } }), { replace: true }),
    turnTo: (page: number) => navigate(reviewHref({ ...place, page })),
  };
}
