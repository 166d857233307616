/** A text whose hyphenated words stay on one line, such as "long-distance". */
export function UnbrokenWords({ children }: { children: string }) {
  return children.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
