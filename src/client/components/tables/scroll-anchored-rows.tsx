import { Component, createRef, type ReactNode } from 'react';
import classes from './scroll-anchored-rows.module.css';

interface ScrollAnchoredRowsProps {
  /** Changes when content above a row may appear or disappear. It stays the same when the member expands a row. */
  rows: unknown;
  children: ReactNode;
}

interface Anchor {
  row: Element;
  top: number;
}

/**
 * Keeps rows in place on the screen: when content above a visible row appears or disappears, it scrolls by the same
 * amount. It anchors the focused row, else the first visible one. Browsers anchor only after the page has been scrolled,
 * and some never do. Rows have `data-row`.
 */
export class ScrollAnchoredRows extends Component<ScrollAnchoredRowsProps> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ rows }: ScrollAnchoredRowsProps): Anchor | null {
    if (rows === this.props.rows) return null;
    const rowsInSight = [...(this.list.current?.querySelectorAll('[data-row]') ?? [])].filter(isInSight);
    const row = rowsInSight.find((each) => each.contains(document.activeElement)) ?? rowsInSight[0];
    return row ? { row, top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_before: ScrollAnchoredRowsProps, _state: unknown, anchor: Anchor | null): void {
    if (!anchor?.row.isConnected) return;
    const moved = anchor.row.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) scrollerOf(anchor.row).scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.list} className={classes.list}>
        {this.props.children}
      </div>
    );
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Returns the scroll container of an element: the drawer around it, else the page. */
function scrollerOf(element: Element): Element | Window {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return window;
}
