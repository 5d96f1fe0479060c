import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Tests may import across boundaries, because they combine what they test. */
const TEST = '\\.(test|bench|e2e)\\.tsx?$'

/** What `npm start` loads, including the demonstration's loader; only the packages in `dependencies` are installed. */
const RUNTIME = '^(app|clients|contracts|demo/loader|demo/people|discovery|domain|server|services|workers)/'

/** The direction of imports (architecture.md §3). Each rule has a planted violation in `tests/boundaries`. */
export const BOUNDARY_RULES: IForbiddenRuleType[] = [
  rule(
    'domain-stands-alone',
    '^domain/',
    '^(app|clients|contracts|demo|discovery|messages|scripts|server|services|workers)/',
  ),
  {
    ...rule('domain-needs-no-library', '^domain/', ''),
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
  },
  rule(
    'contracts-know-the-domain-only',
    '^contracts/',
    '^(app|clients|demo|discovery|messages|scripts|server|services|workers)/',
  ),
  rule(
    'clients-know-contracts-and-domain',
    '^clients/',
    '^(app|demo|discovery|messages|scripts|server|services|workers)/',
  ),
  rule('services-know-no-storefront', '^services/', '^(app|clients|demo|discovery|scripts|server|workers)/'),
  rule('services-stay-apart', '^services/([^/]+)/', '^services/(?!$1/|kernel/)'),
  rule('the-kernel-knows-no-service', '^services/kernel/', '^services/(?!kernel/)'),
  rule('app-knows-no-service', '^app/', '^(demo|discovery|scripts|server|services|workers)/'),
  // A feature only exports its paths, in `paths.ts`.
  rule('features-stay-apart', '^app/features/([^/]+)/', '^app/features/(?!$1/|[^/]+/paths\\.ts$)'),
  rule(
    'only-routes-know-features',
    '^app/(ui|page|document|visitor|session|preview|i18n|styles)/',
    '^app/(features|routes)/',
  ),
  rule('features-know-no-route', '^app/features/', '^app/routes/'),
  rule('ui-knows-no-client', '^app/ui/', '^clients/'),
  // The UI may only import money, markets, and the files that all areas of the domain share.
  rule('ui-knows-no-area-of-the-domain', '^app/ui/', '^domain/(?!money/|market/)[^/]+/'),
  // The server reaches the routes only through the build of React Router.
  rule('the-server-knows-no-page', '^server/', '^app/(features|routes|ui)/'),
  rule(
    'discovery-knows-no-page',
    '^discovery/',
    '^(demo|scripts|server|workers)/|^app/(document|features|routes|ui)/',
  ),
  rule('workers-know-no-storefront', '^workers/', '^(app|demo|discovery|scripts|server)/'),
  // The desk's Vite configuration may use the shop's plugin that compiles messages.
  {
    ...rule(
      'desk-knows-contracts-and-domain',
      '^desk/',
      '^(app|clients|demo|discovery|scripts|server|services|workers)/',
    ),
    from: { path: '^desk/', pathNot: `${TEST}|^desk/vite\\.config\\.ts$` },
  },
  rule('nobody-knows-the-desk', '^(?!desk/)', '^desk/'),
  rule('nobody-knows-the-server', '^(?!demo/|server/|scripts/|tests/)', '^server/'),
  {
    ...rule('what-runs-needs-no-development-package', RUNTIME, ''),
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  // The first start builds in separate processes, so the shop itself loads no build tool.
  {
    ...rule(
      'what-runs-needs-no-build-tool',
      RUNTIME,
      '(^|node_modules/)(vite|@react-router/dev|tailwindcss|@tailwindcss/vite)(/|$)',
    ),
    from: {
      path: RUNTIME,
      pathNot: `${TEST}|^app/(routes|i18n/messages/messages-plugin)\\.ts$|^server/development\\.ts$`,
    },
  },
  // The composition finds the demonstration with a glob, which may match nothing. Scripts that test the shop use it.
  rule(
    'the-shop-stands-without-the-demonstration',
    '^(?!demo/|tests/|scripts/(?:attack|bench|leaks)/)',
    '^demo/',
  ),
  // The leak walk is itself a test.
  rule('scripts-know-no-tests', '^scripts/(?!leaks/)', '^tests/'),
  // Imports of types count too, since two files that use each other's types can only be read together.
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
]

/**
 * The folders whose subfolders must import one way. Their root files count as one more folder, except in a service,
 * where they hold both its entry point and the tables and options that its subfolders share.
 */
const ONE_WAY =
  /^(?:(?:app|clients|contracts|desk|discovery|domain|scripts|server|workers)\/|services\/[^/]+\/(?=[^/]+\/))/

const TEST_FILE = new RegExp(`${TEST}|/fixtures/`)

export const ONE_WAY_RULE = 'folders-import-one-way'

/** Returns one import for each pair of folders that are part of a cycle. */
export function findFolderCycles(
  imports: readonly { readonly from: string; readonly to: string }[],
): { from: string; to: string }[] {
  const pairs = new Map<string, { from: string; to: string }>()
  const reached = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const source = folderOf(from)
    const target = folderOf(to)
    if (!source || !target || source.within !== target.within || source.folder === target.folder) continue
    pairs.set(`${source.folder} ${target.folder}`, { from, to })
    reached.set(source.folder, (reached.get(source.folder) ?? new Set()).add(target.folder))
  }
  const reaches = (folder: string, target: string, seen = new Set<string>()): boolean =>
    folder === target ||
    (!seen.has(folder) &&
      [...(reached.get(folder) ?? [])].some((next) => reaches(next, target, seen.add(folder))))
  return [...pairs].flatMap(([pair, example]) => {
    const [source = '', target = ''] = pair.split(' ')
    return reaches(target, source) ? [example] : []
  })
}

function folderOf(path: string): { within: string; folder: string } | null {
  const [within] = ONE_WAY.exec(path) ?? []
  if (within === undefined || TEST_FILE.test(path)) return null
  const [part = '', ...rest] = path.slice(within.length).split('/')
  return { within, folder: rest.length > 0 ? within + part : within }
}

function rule(name: string, from: string, to: string): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, pathNot: TEST }, to: { path: to } }
}
