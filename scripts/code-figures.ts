import { cruise } from 'dependency-cruiser'
import { atMost, type Figure } from './bench/figures.ts'
import { findSourceFiles } from './check/source-files.ts'

const PRODUCT = /^(app|clients|contracts|desk|discovery|domain|server|services|workers)\//
const TEST = /\.(test|bench|workshop)\.tsx?$|\/fixtures\//

/**
 * The modules where an uncached product page starts: the front, the routes that render it, and the services that they
 * call.
 */
const PRODUCT_PAGE = [
  'server/http/front.ts',
  'server/pages/page-cache.ts',
  'server/pages/render-page.ts',
  'app/entry.server.tsx',
  'app/root.tsx',
  'app/routes/shell.tsx',
  'app/routes/catalogue/product.tsx',
  'services/commerce/service.ts',
  'services/content/service.ts',
  'services/search/service.ts',
]

/** How much code the shop consists of, and how much of it one page may run, compared with the targets. */
export async function codeFigures(): Promise<readonly Figure[]> {
  const files = findSourceFiles(/\.tsx?$/).filter(({ path }) => PRODUCT.test(path) && !TEST.test(path))
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  return [
    atMost('files of the product', files.length, 2250, '', 0),
    atMost('lines of the product', lines, 160_000, '', 0),
    atMost('files that a product page may run', await countReached(PRODUCT_PAGE), 500, '', 0),
  ]
}

/** Counts the entries and the files whose values they import when loaded, directly or through others. */
async function countReached(entries: readonly string[]): Promise<number> {
  const { output } = await cruise([...new Set(entries.map((path) => path.split('/')[0] ?? path))], {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|/migrations/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  const modules = new Map(output.modules.map((module) => [module.source, module]))
  const reached = new Set<string>()
  const queue = [...entries]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || !PRODUCT.test(path)) continue
    reached.add(path)
    for (const { resolved, dynamic, dependencyTypes } of modules.get(path)?.dependencies ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) queue.push(resolved)
  }
  return reached.size
}
