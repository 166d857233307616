import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';

/** A text in a string file. */
export interface Text {
  /** Its place in the file, such as `historyWords.loaded.one`. */
  path: string;
  /** The text, with `{…}` around each expression of a template. */
  text: string;
  /** The expressions of the template, as the source has them. */
  placeholders: string[];
  start: number;
  end: number;
  /** A plural form that the file lacks; its text is to be inserted at `start`. */
  missing?: string;
}

type Node = ESTree.Node | null | undefined;

const HAS_LETTER = /\p{L}/u;
// Keys whose values are for code and not for readers.
const CODE_KEYS = new Set(['id', 'code', 'dir', 'dates', 'version', 'digest']);
const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Returns the texts of a string file in their order, and an empty text for each plural form that the file lacks. */
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
      add({ path, text: node.value, placeholders: [], start, end });
    }
    if (node.type === 'TemplateLiteral') {
      const placeholders = node.expressions.map((each) => source.slice(each.start, each.end));
      const parts = node.quasis.map(({ value }, index) => `${value.cooked}${inBraces(placeholders[index])}`);
      add({ path, text: parts.join(''), placeholders, start, end });
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
      add({ path: `${path}.${form}`, text: '', placeholders: [], start: other.start, end: other.start, missing: form });
    }
  };

  for (const statement of parseAst(source, { lang: 'ts' }).body) visit(statement, '');
  return numberRepeats(texts);
}

/** Returns the plural categories that a language uses for whole numbers below a thousand. */
export function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const taken = new Set<string>(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return [...PLURALS].filter((form) => form === 'other' || taken.has(form));
}

/** Returns the child nodes that can contain texts, each with its key; the key is empty where there is none. */
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
      // The arguments of a method, as in `toLocaleString('en-US')`, are not for readers.
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

/** Numbers texts with the same path, such as both branches of a condition, so that each path is unique. */
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
