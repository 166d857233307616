import classes from './leaf-illustration.module.css';

// Computed rather than an image file, so that it follows the colour scheme and can grow.
interface Point {
  x: number;
  y: number;
}

/** Computes a stem as a cubic curve, and its leaves in pairs, smaller towards the tip. */
function branch(curve: [Point, Point, Point, Point], leaves: number, size: number) {
  const [a, b, c, d] = curve;
  const at = (t: number, axis: 'x' | 'y') =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  const step = (t: number) => Math.hypot(at(t, 'x') - at(t - 0.01, 'x'), at(t, 'y') - at(t - 0.01, 'y'));
  const lengthTo = (t: number) =>
    Array.from({ length: Math.round(t * 100) }, (_, n) => step((n + 1) / 100)).reduce(add);
  const stem = `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
  const leavesOnIt = Array.from({ length: leaves }, (_, index) => {
    const t = 0.16 + (0.84 * index) / (leaves - 1);
    const along = Math.atan2(at(t + 0.01, 'y') - at(t - 0.01, 'y'), at(t + 0.01, 'x') - at(t - 0.01, 'x'));
    const last = index === leaves - 1;
    const angle = last ? along : along + (index % 2 ? 0.78 : -0.78);
    return {
      shape: leaf({ x: at(t, 'x'), y: at(t, 'y') }, angle, size * (1.08 - 0.58 * t)),
      reach: lengthTo(t) / lengthTo(1),
    };
  });
  return { stem, leaves: leavesOnIt };
}

const add = (sum: number, more: number) => sum + more;

function leaf({ x, y }: Point, angle: number, length: number): string {
  const point = (distance: number, side: number) => {
    const px = x + Math.cos(angle) * distance - Math.sin(angle) * side;
    const py = y + Math.sin(angle) * distance + Math.cos(angle) * side;
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const width = length * 0.27;
  return (
    `M${point(0, 0)}C${point(length * 0.25, width)} ${point(length * 0.68, width * 1.05)} ${point(length, 0)}` +
    `C${point(length * 0.68, -width * 1.05)} ${point(length * 0.25, -width)} ${point(0, 0)}`
  );
}

const stems = [
  branch(
    [
      { x: 210, y: 620 },
      { x: 120, y: 440 },
      { x: 330, y: 300 },
      { x: 250, y: 40 },
    ],
    13,
    112,
  ),
  branch(
    [
      { x: 210, y: 620 },
      { x: 330, y: 480 },
      { x: 130, y: 330 },
      { x: 150, y: 130 },
    ],
    11,
    100,
  ),
];

/** A decorative illustration of two stems. `grown`, from 0 to 1, is the share of their leaves that is shown. */
export function LeafIllustration({ grown = 1, className }: { grown?: number; className?: string }) {
  return (
    <svg viewBox="60 -40 300 662" className={className} aria-hidden="true" focusable="false">
      {stems.map(({ stem, leaves }) => {
        const shown = Math.floor(leaves.length * grown);
        return (
          <g key={stem}>
            {/* The stem ends at its last leaf. */}
            <path
              d={stem}
              pathLength={1}
              className={classes.stem}
              style={{ strokeDashoffset: 1 - (leaves[shown - 1]?.reach ?? 0) }}
            />
            {leaves.map(({ shape }, index) => (
              <path
                key={shape}
                d={shape}
                className={classes.leaf}
                data-filled={index % 3 === 0 || undefined}
                data-hidden={index >= shown || undefined}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
