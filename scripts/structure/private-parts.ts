import type { ESTree } from 'rolldown/utils';
import { parseNodes } from './syntax-tree.ts';

// tRPC has no public way to list procedures, so one file may read its private parts.
const MAY_READ_PRIVATE_PARTS = 'src/server/http/list-calls.ts';

// Packages begin the names of private fields with an underscore. Our own fields have no such names.
const PRIVATE_NAME = /^_\w/;
const SETS_PROTOTYPE = 'setPrototypeOf';
/** Only files that match this are parsed. */
const SUSPICIOUS = /\b_\w|\bsetPrototypeOf\b/;

/** Returns a sentence if a file reads private fields of a package or of Node, or changes a prototype. */
export function checkPrivateParts(file: string, text: string): string[] {
  if (!/^(?:src|db|scripts)\/.*\.tsx?$/.test(file) || file === MAY_READ_PRIVATE_PARTS || !SUSPICIOUS.test(text))
    return [];
  const found = new Set(parseNodes(file, text).flatMap(privateNames));
  if (found.size === 0) return [];
  return [
    `${file}: private parts of packages (${[...found].join(', ')}) may change with any version: use documented interfaces (docs/decisions/public-interfaces.md).`,
  ];
}

/** Returns the private fields that a node reads, whether by a dot, brackets, destructuring, `in`, `Reflect` or a type. */
function privateNames(node: ESTree.Node): string[] {
  return namesRead(node).filter((name) => PRIVATE_NAME.test(name) || name === SETS_PROTOTYPE);
}

function namesRead(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return nameOf(node.property, node.computed);
    case 'ObjectPattern':
      return node.properties.flatMap((each) => (each.type === 'Property' ? nameOf(each.key, each.computed) : []));
    case 'BinaryExpression':
      return node.operator === 'in' ? nameOf(node.left, true) : [];
    case 'CallExpression': {
      const [, name] = node.arguments;
      return isReflect(node.callee) && name ? nameOf(name, true) : [];
    }
    case 'TSIndexedAccessType':
      return node.indexType.type === 'TSLiteralType' ? nameOf(node.indexType.literal, true) : [];
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return nameOf(node.key, node.computed);
    default:
      return [];
  }
}

/** Returns the name of a key that is written as an identifier, or as a literal text in brackets or quotes. */
function nameOf(key: ESTree.Node, isComputed: boolean): string[] {
  if (key.type === 'Identifier') return isComputed ? [] : [key.name];
  if (key.type === 'Literal') return [String(key.value)];
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis.map(({ value }) => value.raw);
  return [];
}

function isReflect(callee: ESTree.Node): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Reflect';
}
