export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The elements near a toast. It must cover none of `hard`, and as few of `soft` as possible. */
export interface Obstacles {
  hard: readonly Box[];
  soft: readonly Box[];
}

/** Distance between a box and an obstacle, in px. */
const GAP = 8;

/**
 * Computes how far to move a box down so that it covers the fewest obstacles. Returns px: the smallest such offset that
 * ends above `limit`, or 0 if every offset covers a hard obstacle.
 */
export function findClearOffset(box: Box, obstacles: Obstacles, limit: number): number {
  const inColumn = ({ left, right }: Box) => right > box.left && left < box.right;
  const hard = obstacles.hard.filter(inColumn);
  const soft = obstacles.soft.filter(inColumn);
  const covers = (offset: number) => (each: Box) => each.bottom > box.top + offset && each.top < box.bottom + offset;
  const offsets = [...hard, ...soft]
    .map(({ bottom }) => bottom + GAP - box.top)
    .filter((offset) => offset > 0 && box.bottom + offset <= limit)
    .toSorted((one, other) => one - other);
  let best = { offset: 0, covered: Number.POSITIVE_INFINITY };
  for (const offset of [0, ...offsets]) {
    if (hard.some(covers(offset))) continue;
    const covered = soft.filter(covers(offset)).length;
    if (covered < best.covered) best = { offset, covered };
    if (covered === 0) break;
  }
  return best.offset;
}

const CONTROLS = 'button, a[href], input, select, textarea, label, summary, [role="tab"]';
const HEADINGS = 'h1, h2, h3, h4';
const UNSAVED_BAR = '[data-unsaved-bar]';
// A toast may cover the header's controls.
const COVERABLE = '[data-toasts-may-cover] *';

/**
 * Computes how far to move an element down from the top of `place` so that it covers no heading, not the focused control,
 * and as few other controls as possible. Returns px.
 */
export function findToastOffset(element: HTMLElement, place: Element): number {
  // Only the topmost drawer or dialog is visible.
  const page = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  const controls = [...page.querySelectorAll(CONTROLS)].filter(
    (each) => !each.matches(COVERABLE) && !place.contains(each),
  );
  const headings = [...page.querySelectorAll(HEADINGS)].map(textBox);
  const hard = [...page.querySelectorAll(UNSAVED_BAR), ...focusedControl()].map((each) => each.getBoundingClientRect());
  const { top, left, right } = place.getBoundingClientRect();
  const start = top + Number.parseFloat(getComputedStyle(place).paddingTop);
  return findClearOffset(
    { top: start, bottom: start + element.offsetHeight, left, right },
    { hard: inView([...headings, ...hard]), soft: inView(controls.map((each) => each.getBoundingClientRect())) },
    window.innerHeight * 0.75,
  );
}

const inView = (boxes: DOMRect[]): DOMRect[] =>
  boxes.filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight);

/** Returns the box of an element's text, which may be narrower than the element. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/**
 * Calls `onChange` when elements are added or removed, the page's height changes, the focus moves, or a scroll ends.
 * Returns the function that stops it.
 */
export function watchLayout(onChange: () => void): () => void {
  const resizes = new ResizeObserver(onChange);
  const mutations = new MutationObserver(onChange);
  resizes.observe(document.body);
  mutations.observe(document.body, { childList: true, subtree: true });
  const events = ['scrollend', 'focusin'];
  // A drawer's `scrollend` does not bubble, so listen in the capture phase.
  for (const event of events) document.addEventListener(event, onChange, true);
  return () => {
    resizes.disconnect();
    mutations.disconnect();
    for (const event of events) document.removeEventListener(event, onChange, true);
  };
}

/** Returns the focused control and its labels. */
function focusedControl(): Element[] {
  const control = document.activeElement;
  if (!control?.matches(CONTROLS)) return [];
  const labels = 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return [control, ...(labels ?? [])];
}
