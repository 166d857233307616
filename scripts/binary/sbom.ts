import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../build/shipped-packages.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  components?: Component[];
}

/** A software bill of materials (SBOM) in CycloneDX format (https://cyclonedx.org/docs/1.5/json). */
export interface Sbom {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The libraries in Node that have their own security advisories, by their names in `process.versions`. */
const LIBRARIES_OF_NODE = [
  'v8',
  'openssl',
  'uv',
  'llhttp',
  'undici',
  'ares',
  'nghttp2',
  'zlib',
  'brotli',
  'zstd',
  'icu',
];

/**
 * Lists everything in the executable: the packages, and Node with its version.
 */
export function createSbom(root: string, nodeVersion: string): Sbom {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(output) as Sbom;
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const shipped = new Set(shippedPackages(root).map(({ name, version }) => `${name}@${version}`));
  const node = nodeComponent(nodeVersion);
  const components = [...sbom.components.filter(({ 'bom-ref': ref }) => shipped.has(ref)), node];
  const program = { ...sbom.metadata.component, name };
  const kept = new Set([program, ...components].map(({ 'bom-ref': ref }) => ref));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  for (const each of dependencies) if (each.ref === program['bom-ref']) each.dependsOn.push(node['bom-ref']);
  dependencies.push({ ref: node['bom-ref'], dependsOn: [] });
  return { ...sbom, metadata: { ...sbom.metadata, component: program }, components, dependencies };
}

function nodeComponent(version: string): Component {
  // The versions are known only for the Node that runs this build.
  const libraries = version === process.versions.node ? LIBRARIES_OF_NODE : [];
  const node = {
    ...{ type: 'platform', 'bom-ref': `node@${version}`, name: 'node', version },
    ...{ purl: `pkg:generic/node@${version}`, cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` },
    licenses: [{ license: { id: 'MIT' } }],
  };
  return {
    ...node,
    components: libraries.flatMap((name) => {
      const own = process.versions[name];
      return own ? [{ type: 'library', 'bom-ref': `node@${version}/${name}`, name, version: own }] : [];
    }),
  };
}
