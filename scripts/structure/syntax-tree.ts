import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';

/** Returns every node of a file's syntax tree. */
export function parseNodes(file: string, text: string): ESTree.Node[] {
  return nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
}

function nodesIn(value: unknown): ESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as ESTree.Node, ...inner] : inner;
}
