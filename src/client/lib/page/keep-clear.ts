type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Distance between a box and an obstacle, in px. */
const GAP = 8;

/**
 * Computes how far a box moves down, or up when `direction` is -1, to cover none of the obstacles. Returns px; 0 when it
 * would have to move past `limit`.
 */
export function moveClear(box: Box, obstacles: readonly Box[], direction: 1 | -1, limit: number): number {
  let moved = 0;
  const inTheWay = obstacles
    .filter(({ left, right }) => right > box.left && left < box.right)
    .toSorted((one, other) => (direction > 0 ? one.top - other.top : other.bottom - one.bottom));
  for (const { top, bottom } of inTheWay)
    if (bottom > box.top + moved && top < box.bottom + moved)
      moved = direction > 0 ? bottom + GAP - box.top : top - GAP - box.bottom;
  const past = direction > 0 ? box.bottom + moved > limit : box.top + moved < limit;
  return past ? 0 : moved;
}

/**
 * Computes how far an element moves to cover no heading and not the field in use, in px. It starts at the top of `place`
 * and moves down, or at its bottom and moves up.
 */
export function clearOfContent(element: HTMLElement, place: Element, from: 'top' | 'bottom'): number {
  const obstacles = [...document.querySelectorAll('h1, h2, h3, [data-unsaved-bar]'), ...fieldInUse()]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight);
  const { top, bottom, left, right } = place.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(place);
  const height = element.offsetHeight;
  if (from === 'top') {
    const start = top + Number.parseFloat(paddingTop);
    return moveClear({ top: start, bottom: start + height, left, right }, obstacles, 1, window.innerHeight * 0.75);
  }
  const end = bottom - Number.parseFloat(paddingBottom);
  return moveClear({ top: end - height, bottom: end, left, right }, obstacles, -1, window.innerHeight * 0.25);
}

/**
 * Calls `onChange` whenever elements come or go or the page's height changes, but not when the page is scrolled. Returns
 * the function that ends this.
 */
export function watchLayout(onChange: () => void): () => void {
  const resizes = new ResizeObserver(onChange);
  const mutations = new MutationObserver(onChange);
  resizes.observe(document.body);
  mutations.observe(document.body, { childList: true, subtree: true });
  return () => {
    resizes.disconnect();
    mutations.disconnect();
  };
}

/** The field that has the focus, with its labels. */
function fieldInUse(): Element[] {
  const field = document.activeElement;
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  return isField ? [field, ...(field.labels ?? [])] : [];
}
