import { findSourceFiles, type SourceFile } from './source-files.ts'

/** README, CHANGELOG and similar files, and docs/**: what people can be expected to read. */
const DOCUMENTS = /^([A-Z]+\.md|docs\/.+\.md)$/
const BYTES_MAX = 350_000
const README_BYTES_MAX = 6_000

/** Reports documents that have grown too long to be read: one must be shortened before another is added. */
export function findDocumentSizeProblems(
  files: readonly SourceFile[] = findSourceFiles(DOCUMENTS),
): string[] {
  const bytes = (text: string) => Buffer.byteLength(text)
  const total = files.reduce((sum, { text }) => sum + bytes(text), 0)
  const readme = bytes(files.find(({ path }) => path === 'README.md')?.text ?? '')
  return [
    ...(total > BYTES_MAX ? [`all documents have ${total} bytes, at most ${BYTES_MAX}`] : []),
    ...(readme > README_BYTES_MAX ? [`README.md has ${readme} bytes, at most ${README_BYTES_MAX}`] : []),
  ]
}
