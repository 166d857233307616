type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Between a box and what it keeps clear of, in px. */
const GAP = 8;

/**
 * How far a box moves down to cover none of the others, in px; 0 where it would have to end below `lowest`.
 */
export function moveClear(box: Box, others: readonly Box[], lowest: number): number {
  let down = 0;
  const inTheWay = others
    .filter(({ left, right }) => right > box.left && left < box.right)
    .toSorted((one, other) => one.top - other.top);
  for (const { top, bottom } of inTheWay)
    if (bottom > box.top + down && top < box.bottom + down) down = bottom + GAP - box.top;
  return box.bottom + down > lowest ? 0 : down;
}

/**
 * How far an element moves down to cover no heading that is in sight, in px. It counts as standing at the top of `place`,
 * from which it may yet be coming in.
 */
export function moveClearOfHeadings(element: HTMLElement, place: Element): number {
  const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.getBoundingClientRect());
  const inSight = headings.filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight);
  const { top, left, right } = place.getBoundingClientRect();
  const start = top + Number.parseFloat(getComputedStyle(place).paddingTop);
  return moveClear(
    { top: start, bottom: start + element.offsetHeight, left, right },
    inSight,
    window.innerHeight * 0.75,
  );
}
