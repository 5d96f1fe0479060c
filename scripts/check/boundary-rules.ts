import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Tests may import across boundaries, because they combine what they test. */
const TEST = '\\.(test|bench|e2e)\\.tsx?$'

/** What `npm start` loads, including the demonstration's loader; it only has the packages in `dependencies`. */
const RUNS = '^(app|clients|contracts|demo/loader|demo/people|discovery|domain|server|services|workers)/'

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
  // Its build compiles the messages like the shop's.
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
    ...rule('what-runs-needs-no-development-package', RUNS, ''),
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  // The first start builds in processes of their own, so that the shop itself loads none of it.
  {
    ...rule(
      'what-runs-needs-no-build-tool',
      RUNS,
      '(^|node_modules/)(vite|@react-router/dev|tailwindcss|@tailwindcss/vite)(/|$)',
    ),
    from: {
      path: RUNS,
      pathNot: `${TEST}|^app/(routes|i18n/messages/messages-plugin)\\.ts$|^server/development\\.ts$`,
    },
  },
  // The composition finds it by a glob, which may match nothing. Scripts that test the shop use the demonstration.
  rule(
    'the-shop-stands-without-the-demonstration',
    '^(?!demo/|tests/|scripts/(?:attack|bench|leaks)/)',
    '^demo/',
  ),
  // The leak walk is itself a test.
  rule('scripts-know-no-tests', '^scripts/(?!leaks/)', '^tests/'),
  // Types count too, since two files that use each other's types can only be read together.
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
]

function rule(name: string, from: string, to: string): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, pathNot: TEST }, to: { path: to } }
}
