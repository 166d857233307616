interface Answered {
  Number: string | number;
  Question: string;
  Answer: string;
  SubQuestions?: Answered[];
}

const said = ({ Question, Answer }: Answered) => `${Question} ${Answer}`;

function only(items: Answered[], what: string): Answered {
  const [item] = items;
  if (!item || items.length > 1) throw new Error(`the source has ${items.length} of ${what}`);
  return item;
}

/**
 * Returns a question of a catechism in JSON, or some of its parts: `34`, `69/2`, `77/2d-2e`.
 * @throws if the file has no such question or part, or two of them
 */
export function readCatechism(json: string, item: string): string {
  const { Data } = JSON.parse(json) as { Data: Answered[] };
  const [number, parts] = item.split('/');
  const question = only(
    Data.filter((entry) => String(entry.Number) === number),
    `question ${number}`,
  );
  if (!parts) return said(question);
  const [first, last = first] = parts.split('-');
  const subQuestions = question.SubQuestions ?? [];
  const at = (part: string | undefined) =>
    subQuestions.indexOf(
      only(
        subQuestions.filter((entry) => entry.Number === part),
        `part ${number}/${part}`,
      ),
    );
  return subQuestions
    .slice(at(first), at(last) + 1)
    .map(said)
    .join(' ');
}
