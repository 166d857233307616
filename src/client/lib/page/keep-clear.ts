export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The elements that a toast would cover. It must cover none of `never`, and as few of `rather` as possible. */
export interface Obstacles {
  never: readonly Box[];
  rather: readonly Box[];
}

/** Distance between a box and an obstacle, in px. */
const GAP = 8;

/**
 * Computes how far a box moves down to cover as little as possible. Returns px: the shortest way among the best places
 * above `limit`, and 0 when every place covers one of `never`.
 */
export function moveClear(box: Box, { never, rather }: Obstacles, limit: number): number {
  const beside = ({ left, right }: Box) => right > box.left && left < box.right;
  const firm = never.filter(beside);
  const soft = rather.filter(beside);
  const covers = (moved: number) => (each: Box) => each.bottom > box.top + moved && each.top < box.bottom + moved;
  const ways = [...firm, ...soft]
    .map(({ bottom }) => bottom + GAP - box.top)
    .filter((moved) => moved > 0 && box.bottom + moved <= limit)
    .toSorted((one, other) => one - other);
  let best = { moved: 0, covered: Number.POSITIVE_INFINITY };
  for (const moved of [0, ...ways]) {
    if (firm.some(covers(moved))) continue;
    const covered = soft.filter(covers(moved)).length;
    if (covered < best.covered) best = { moved, covered };
    if (covered === 0) break;
  }
  return best.moved;
}

const CONTROLS = 'button, a[href], input, select, textarea, label, summary, [role="tab"]';
const HEADINGS = 'h1, h2, h3, h4';
const UNSAVED_BAR = '[data-unsaved-bar]';
// The header is the one place whose controls nobody needs next.
const COVERABLE = '[data-toasts-may-cover] *';

/**
 * Computes how far an element moves down from the top of `place` to cover no heading, not the control in use, and, where
 * there is room, no other control. Returns px.
 */
export function clearOfContent(element: HTMLElement, place: Element): number {
  // Nothing behind an open drawer or dialog can be read or pressed.
  const page = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  const controls = [...page.querySelectorAll(CONTROLS)].filter(
    (each) => !each.matches(COVERABLE) && !place.contains(each),
  );
  const headings = [...page.querySelectorAll(HEADINGS)].map(textBox);
  const firm = [...page.querySelectorAll(UNSAVED_BAR), ...controlInUse()].map((each) => each.getBoundingClientRect());
  const { top, left, right } = place.getBoundingClientRect();
  const start = top + Number.parseFloat(getComputedStyle(place).paddingTop);
  return moveClear(
    { top: start, bottom: start + element.offsetHeight, left, right },
    { never: inSight([...headings, ...firm]), rather: inSight(controls.map((each) => each.getBoundingClientRect())) },
    window.innerHeight * 0.75,
  );
}

const inSight = (boxes: DOMRect[]): DOMRect[] =>
  boxes.filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight);

/** The box of an element's text, without the empty rest of its last line. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/**
 * Calls `onChange` whenever elements come or go, the page's height changes, the focus moves, or the page was scrolled.
 * Returns the function that ends this.
 */
export function watchLayout(onChange: () => void): () => void {
  const resizes = new ResizeObserver(onChange);
  const mutations = new MutationObserver(onChange);
  resizes.observe(document.body);
  mutations.observe(document.body, { childList: true, subtree: true });
  const events = ['scrollend', 'focusin'];
  // Captured, because the end of a drawer's scroll does not bubble.
  for (const event of events) document.addEventListener(event, onChange, true);
  return () => {
    resizes.disconnect();
    mutations.disconnect();
    for (const event of events) document.removeEventListener(event, onChange, true);
  };
}

/** The control that has the focus, with its labels. */
function controlInUse(): Element[] {
  const control = document.activeElement;
  if (!control?.matches(CONTROLS)) return [];
  const labels = 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return [control, ...(labels ?? [])];
}
