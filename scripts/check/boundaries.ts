import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { BOUNDARY_RULES, findFolderCycles, ONE_WAY_RULE } from './boundary-rules.ts'

const FOLDERS = [
  'app',
  'clients',
  'contracts',
  'demo',
  'desk',
  'discovery',
  'domain',
  'scripts',
  'server',
  'services',
  'workers',
]
/** With fewer modules than this, the checker must have failed to read them. */
const MODULES_MIN = 400
const FIXTURES = 'tests/boundaries'

/** Returns imports in the wrong direction, and rules that do not detect their planted violation. */
export async function findBoundaryProblems(): Promise<string[]> {
  const blind = await findBlindRules()
  const { modules, violations } = await cruiseModules(
    process.cwd(),
    FOLDERS.filter((folder) => existsSync(folder)),
  )
  const moduleCount = modules.filter(({ source }) =>
    FOLDERS.some((folder) => source.startsWith(`${folder}/`)),
  ).length
  const tooFew = moduleCount < MODULES_MIN ? [`Only ${moduleCount} modules were read`] : []
  return [...blind, ...tooFew, ...violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule}`)]
}

/** The rules that miss their planted violation. */
async function findBlindRules(): Promise<string[]> {
  const { violations } = await cruiseModules(join(process.cwd(), FIXTURES), ['.'])
  const detected = new Set(violations.map(({ rule }) => rule))
  return [...BOUNDARY_RULES.map(({ name = '' }) => name), ONE_WAY_RULE]
    .filter((name) => !detected.has(name))
    .map((name) => `The rule ${name} does not detect its planted violation`)
}

type Violation = { readonly rule: string; readonly from: string; readonly to: string }

async function cruiseModules(
  baseDir: string,
  folders: string[],
): Promise<{ modules: ICruiseResult['modules']; violations: readonly Violation[] }> {
  const options: ICruiseOptions = {
    baseDir,
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    ruleSet: { forbidden: BOUNDARY_RULES },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|/migrations/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  }
  // The desk's `imports` are in its tsconfig.json, since its package.json cannot name anything outside of it.
  const alias = Object.fromEntries(FOLDERS.map((folder) => [`#${folder}`, join(baseDir, folder)]))
  const { output } = await cruise(folders, options, { alias })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser returned text')
  const { modules, summary } = output
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  return {
    modules,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...findFolderCycles(imports).map((cycle) => ({ rule: ONE_WAY_RULE, ...cycle })),
    ],
  }
}
