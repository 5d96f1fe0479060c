import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findSourceFiles, lineAt } from './source-files.ts'

const DOCUMENTS = /^([A-Z]+|docs\/.+)\.md$/
const SOURCES = /\.(tsx?|mjs|css)$/
/** Tests of the checks contain planted paths. */
const EXEMPT = /^scripts\/check\/.*\.test\.ts$/
const FOLDERS =
  'app|clients|contracts|demo|desk|discovery|docs|domain|messages|public|scripts|server|services|studio|tests|workers'
/** A path in backticks, without placeholders such as `{service}` and `*`, and not in an installed package. */
const PATH = new RegExp(`\`((?:${FOLDERS})/(?!node_modules)[\\w./-]*)\``, 'g')
/** A link within the project: its target, with the anchor. */
const LINK = /\]\((?![a-z]+:)([^)\s]+)/g
/** A document that a comment names. */
const NAMED_DOCUMENT = /\bdocs\/[\w./-]+\.md\b/g
const HEADING = /^#+ (.+)$/gm
const FENCED = /^```[\s\S]*?^```/gm

/** Finds paths, links and anchors in our documents, and documents named in comments, that do not exist. */
export function findPathProblems(): string[] {
  const documents = findSourceFiles(DOCUMENTS).flatMap(({ path, text }) =>
    missingPaths(text, path).map((missing) => `${path}: there is no ${missing}`),
  )
  const sources = findSourceFiles(SOURCES).filter(({ path }) => !EXEMPT.test(path))
  const comments = sources.flatMap(({ path, text }) =>
    missingDocuments(text).map(({ name, index }) => `${path}:${lineAt(text, index)} there is no ${name}`),
  )
  return [...documents, ...comments]
}

/** The files that a document names in backticks or links to that do not exist, or lack the linked heading. */
export function missingPaths(text: string, document: string): string[] {
  const paths = [...text.matchAll(PATH)].flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))
  const links = [...text.matchAll(LINK)].flatMap(([, link = '']) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? document : join(dirname(document), file)
    const exists = file === '' || existsSync(target)
    if (!exists) return [target]
    if (anchor === undefined) return []
    const source = file === '' ? text : statSync(target).isFile() ? readFileSync(target, 'utf8') : ''
    return anchorsOf(source).has(anchor) ? [] : [`${target}#${anchor}`]
  })
  return [...paths, ...links]
}

export function missingDocuments(text: string): { name: string; index: number }[] {
  return [...text.matchAll(NAMED_DOCUMENT)].flatMap(({ 0: name, index }) =>
    existsSync(name) ? [] : [{ name, index }],
  )
}

/** The anchors of a document's headings, in GitHub's format. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(FENCED, '').matchAll(HEADING)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
