import { Component, createRef, type ReactNode } from 'react';
import classes from './steady-rows.module.css';

interface SteadyRowsProps {
  /** Changes when rows come in. What the reader opens by a press changes nothing here, and moves what is below it. */
  rows: unknown;
  children: ReactNode;
}

interface Place {
  row: Element;
  top: number;
}

/**
 * A list whose rows stay under the finger: where new rows come in above those in sight, what scrolls them moves by as
 * much. A browser does so by itself only where the page is scrolled, and some never do. Rows are marked by `data-row`.
 */
export class SteadyRows extends Component<SteadyRowsProps> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ rows }: SteadyRowsProps): Place | null {
    if (rows === this.props.rows) return null;
    for (const row of this.list.current?.querySelectorAll('[data-row]') ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0 && top < window.innerHeight) return { row, top };
    }
    return null;
  }

  override componentDidUpdate(_before: SteadyRowsProps, _state: unknown, place: Place | null): void {
    if (!place?.row.isConnected) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (moved > 0) scrollerOf(place.row).scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.list} className={classes.list}>
        {this.props.children}
      </div>
    );
  }
}

/** What scrolls an element: a drawer around it, else the page. */
function scrollerOf(element: Element): Element | Window {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return window;
}
