import { VisuallyHidden } from '@mantine/core';
import { appWords } from '#strings/app.ts';
import page from './dashboard.module.css';
import classes from './dashboard-skeleton.module.css';

/** The shape of the whole screen, before it is known whose day it is. */
export function DashboardSkeleton() {
  return (
    <div className={page.page}>
      <div className={page.main}>
        <span className={classes.title} aria-hidden />
        <TodaySkeleton withBanner={false} />
      </div>
      <div className={page.aside}>
        <AsideSkeleton />
      </div>
    </div>
  );
}

/** The shape of an open card while the day is fetched. */
export function TodaySkeleton({ withBanner }: { withBanner: boolean }) {
  return (
    <div className={classes.today}>
      <VisuallyHidden role="status">{appWords.loading}</VisuallyHidden>
      {withBanner && (
        <div className={classes.banner}>
          <Lines widths={[94, 78, 40]} />
        </div>
      )}
      <span className={classes.heading} />
      <CardSkeleton />
    </div>
  );
}

/** The shapes of a day of the history: its date, and two cards whose texts are folded. */
export function DaySkeleton() {
  return (
    <div className={classes.today}>
      <VisuallyHidden role="status">{appWords.loading}</VisuallyHidden>
      <span className={classes.heading} />
      <CardSkeleton folded />
      <CardSkeleton folded />
    </div>
  );
}

function CardSkeleton({ folded = false }: { folded?: boolean }) {
  return (
    <div className={classes.card} data-folded={folded || undefined}>
      <Lines widths={[34]} />
      <Lines widths={[88, 46]} tall />
      <div className={classes.verse}>
        <Lines widths={[96, 90, 62]} />
      </div>
      {!folded && (
        <>
          <Lines widths={[100, 97, 99, 70]} />
          <Lines widths={[28, 96, 82]} />
        </>
      )}
      <span className={classes.button} />
    </div>
  );
}

/** The shapes of progress and goals. */
export function AsideSkeleton() {
  return (
    <div className={classes.aside}>
      <div className={classes.figures}>
        <Lines widths={[18, 44]} tall />
        <Lines widths={[18, 38]} tall />
      </div>
      <span className={classes.days} />
      <Lines widths={[52]} />
      <Lines widths={[70, 92, 100]} />
      <Lines widths={[64, 96, 100]} />
    </div>
  );
}

function Lines({ widths, tall = false }: { widths: number[]; tall?: boolean }) {
  return (
    <span className={classes.lines} data-tall={tall || undefined} aria-hidden>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}
