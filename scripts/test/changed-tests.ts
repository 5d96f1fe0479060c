import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The package in `demo/`, which tests import by name. */
const HOUSE_PACKAGE = '@bottega/demo-house/'
const IMPORT = /(?:from|import)\s*\(?['"]((?:[#.]|@bottega\/demo-house\/)[^'"]+)['"]/g

/** A test file and the project's own files that it imports. */
export type TestFile = { path: string; imports: readonly string[] }

/**
 * Finds the tests affected by changes since this branch diverged from the main one, committed or not: those that
 * changed themselves, and those that import a changed file directly. All others are left to a full run.
 */
export function findChangedTests(): string[] {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', branchPoint()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) return []
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx')
  const existing = paths.filter(existsSync)
  const tests = existing.map((path) => ({ path, imports: findImports(path, readFileSync(path, 'utf8')) }))
  return selectTests(changed, tests)
}

export function selectTests(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const files = new Set(changed)
  return tests
    .filter(({ path, imports }) => files.has(path) || imports.some((file) => files.has(file)))
    .map(({ path }) => path)
}

/** Returns the paths of imported files from the root of the project, such as `domain/money/tax.ts`. */
export function findImports(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(path), name))
      : name.replace(/^#/, '').replace(HOUSE_PACKAGE, 'demo/'),
  )
}

function branchPoint(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      const [commit] = git('merge-base', 'HEAD', main)
      if (commit) return commit
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD'
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.split('\n').filter(Boolean)
}
