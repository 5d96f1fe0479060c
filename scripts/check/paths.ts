import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findSourceFiles } from './source-files.ts'

/** The documents of the project, without records of decisions, which mention files as they were. */
const DOCUMENTS = /^(README|docs\/[^/]+)\.md$/
const FOLDERS =
  'app|clients|contracts|demo|discovery|docs|domain|messages|public|scripts|server|services|studio|tests|workers'
/** A path in backticks, without placeholders such as `{service}` and `*`. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*)\``, 'g')
/** The target of a link within the project, without its anchor. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g

/** Paths and links in our documents to files that do not exist. */
export function findPathProblems(): string[] {
  return findSourceFiles(DOCUMENTS).flatMap(({ path, text }) =>
    missingPaths(text, dirname(path)).map((missing) => `${path}: there is no ${missing}`),
  )
}

/** The files that a text names in backticks, or links to from its folder, and that do not exist. */
export function missingPaths(text: string, folder: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(folder, link))
  return [...paths, ...links].filter((path) => !existsSync(path))
}
