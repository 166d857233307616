import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';

/** A text of a file of strings. */
export interface Text {
  /** Where it stands, as `historyWords.loaded.one`. */
  path: string;
  /** The text, with `{…}` around each expression of a template. */
  text: string;
  /** The expressions of the template, as they are written in the source. */
  values: string[];
  start: number;
  end: number;
  /** The plural form that the file lacks and that belongs at `start`. */
  missing?: string;
}

type Node = ESTree.Node | null | undefined;

const HAS_LETTER = /\p{L}/u;
// Keys whose values code reads.
const CODE_KEYS = new Set(['id', 'code', 'dir', 'dates', 'version', 'digest']);
const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Returns the texts of a file of strings in a language, in their order, and the plural forms it lacks. */
export function textsOf(source: string, language: string): Text[] {
  const forms = pluralForms(language);
  const texts: Text[] = [];

  const add = (text: Text) => {
    if (text.missing || HAS_LETTER.test(text.text.replaceAll(/\{[^}]*\}/g, ''))) texts.push(text);
  };

  const visit = (node: Node, path: string): void => {
    if (!node) return;
    const { start, end } = node;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      add({ path, text: node.value, values: [], start, end });
    }
    if (node.type === 'TemplateLiteral') {
      const values = node.expressions.map((each) => source.slice(each.start, each.end));
      const parts = node.quasis.map(({ value }, index) => `${value.cooked}${inBraces(values[index])}`);
      add({ path, text: parts.join(''), values, start, end });
    }
    for (const [child, key] of partsOf(node)) {
      const at = key && path ? `${path}.${key}` : key || path;
      if (key === 'other' && node.type === 'ObjectExpression') addMissing(node, path);
      visit(child, at);
    }
  };

  const addMissing = (node: ESTree.ObjectExpression, path: string) => {
    const keys = node.properties.map(keyOf);
    const other = node.properties[keys.indexOf('other')];
    if (!other || !keys.every((key) => PLURALS.has(key))) return;
    for (const form of forms.filter((each) => !keys.includes(each))) {
      add({ path: `${path}.${form}`, text: '', values: [], start: other.start, end: other.start, missing: form });
    }
  };

  for (const statement of parseAst(source, { lang: 'ts' }).body) visit(statement, '');
  return numberRepeats(texts);
}

/** Returns the plural categories that whole numbers below a thousand take in a language. */
export function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const taken = new Set<string>(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return [...PLURALS].filter((form) => form === 'other' || taken.has(form));
}

/** The parts of a node that can hold texts, each with the key it has there, if it has one. */
function partsOf(node: ESTree.Node): [Node, string][] {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return [[node.declaration, '']];
    case 'VariableDeclaration':
      return node.declarations.map(({ id, init }) => [init, id.type === 'Identifier' ? id.name : '']);
    case 'FunctionDeclaration':
      return [[node.body, node.id?.name ?? '']];
    case 'ArrowFunctionExpression':
      return [[node.body, '']];
    case 'BlockStatement':
      return node.body.map((each) => [each, '']);
    case 'ReturnStatement':
      return [[node.argument, '']];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        [node.consequent, ''],
        [node.alternate, ''],
      ];
    case 'ObjectExpression':
      return node.properties
        .filter((each) => each.type === 'Property' && !CODE_KEYS.has(keyOf(each)))
        .map((each) => [each.type === 'Property' ? each.value : null, keyOf(each)]);
    case 'ArrayExpression':
      return node.elements.map((each, index) => [each, String(index + 1)]);
    case 'TemplateLiteral':
      return node.expressions.map((each) => [each, '']);
    case 'LogicalExpression':
      return [
        [node.left, ''],
        [node.right, ''],
      ];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return [[node.expression, '']];
    case 'CallExpression':
      // The arguments of a method, as in `toLocaleString('en-US')`, are no texts.
      if (node.callee.type === 'MemberExpression') return [[node.callee.object, '']];
      return node.arguments.map((each) => [each, '']);
    default:
      return [];
  }
}

function keyOf(property: ESTree.ObjectPropertyKind): string {
  if (property.type !== 'Property') return '';
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : '';
}

const inBraces = (value: string | undefined) => (value === undefined ? '' : `{${value}}`);

/** Numbers the texts of one path, such as the two of a condition, so that each path is one text. */
function numberRepeats(texts: Text[]): Text[] {
  const total = Map.groupBy(texts, ({ path }) => path);
  const seen = new Map<string, number>();
  return texts.map((text) => {
    if (total.get(text.path)?.length === 1) return text;
    const number = (seen.get(text.path) ?? 0) + 1;
    seen.set(text.path, number);
    return { ...text, path: `${text.path} (${number})` };
  });
}
