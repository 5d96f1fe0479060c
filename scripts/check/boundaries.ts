import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { BOUNDARY_RULES } from './boundary-rules.ts'

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

/** Imports in the wrong direction, after checking that every rule detects its planted violation. */
export async function findBoundaryProblems(): Promise<string[]> {
  const blind = await findBlindRules()
  const { modules, summary } = await look(
    process.cwd(),
    FOLDERS.filter((folder) => existsSync(folder)),
  )
  const seen = modules.filter(({ source }) =>
    FOLDERS.some((folder) => source.startsWith(`${folder}/`)),
  ).length
  const few = seen < MODULES_MIN ? [`Only ${seen} modules were read: the checker is blind`] : []
  return [
    ...blind,
    ...few,
    ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
  ]
}

/** The rules that miss their planted violation. */
async function findBlindRules(): Promise<string[]> {
  const { summary } = await look(join(process.cwd(), FIXTURES), ['.'])
  const caught = new Set(summary.violations.map(({ rule }) => rule.name))
  return BOUNDARY_RULES.flatMap(({ name }) =>
    name === undefined || caught.has(name) ? [] : [`The rule ${name} does not see its planted violation`],
  )
}

async function look(baseDir: string, folders: string[]): Promise<ICruiseResult> {
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
  if (typeof output === 'string') throw new TypeError('The cruise answered with text')
  return output
}
