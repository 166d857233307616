/** A question of a catechism, in the form of the JSON files. */
interface CatechismQuestion {
  Number: string | number;
  Question: string;
  Answer: string;
  SubQuestions?: CatechismQuestion[];
}

const textOf = ({ Question, Answer }: CatechismQuestion) => `${Question} ${Answer}`;

/** Returns the only item of a list. @throws when there are none or several. */
function single(items: CatechismQuestion[], what: string): CatechismQuestion {
  const [item] = items;
  if (!item || items.length > 1) throw new Error(`the source has ${items.length} of ${what}`);
  return item;
}

/**
 * Returns a question of a catechism in JSON, or some of its parts: `34`, `69/2`, `77/2d-2e`.
 * @throws when the file has no such question or part, or several.
 */
export function readCatechism(json: string, item: string): string {
  const { Data } = JSON.parse(json) as { Data: CatechismQuestion[] };
  const [number, parts] = item.split('/');
  const question = single(
    Data.filter((entry) => String(entry.Number) === number),
    `question ${number}`,
  );
  if (!parts) return textOf(question);
  const [first, last = first] = parts.split('-');
  const subQuestions = question.SubQuestions ?? [];
  const at = (part: string | undefined) =>
    subQuestions.indexOf(
      single(
        subQuestions.filter((entry) => entry.Number === part),
        `part ${number}/${part}`,
      ),
    );
  return subQuestions
    .slice(at(first), at(last) + 1)
    .map(textOf)
    .join(' ');
}
