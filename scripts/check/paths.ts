import { existsSync } from 'node:fs'
import { findSourceFiles } from './source-files.ts'

/** The documents of the project, without records of decisions, which mention files as they were. */
const DOCUMENTS = /^(README|docs\/[^/]+)\.md$/
const FOLDERS =
  'app|clients|contracts|demo|discovery|docs|domain|messages|public|scripts|server|services|studio|tests|workers'
/** A path in backticks, without placeholders such as `{service}` and `*`. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*)\``, 'g')

/** Paths in our documents that do not exist. */
export function findPathProblems(): string[] {
  return findSourceFiles(DOCUMENTS).flatMap(({ path, text }) =>
    missingPaths(text).map((missing) => `${path}: there is no ${missing}`),
  )
}

/** The paths in backticks in a text that do not exist. */
export function missingPaths(text: string): string[] {
  return [...text.matchAll(PATH)].flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))
}
