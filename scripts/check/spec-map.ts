import { readFileSync } from 'node:fs'
import { findSourceFiles, type SourceFile } from './source-files.ts'

/** A rule of the specification that a test verifies, from the comment `// spec 4: the rule` above the test. */
export type SpecMark = {
  readonly section: number
  readonly rule: string
  /** The mark's `path:line`. */
  readonly place: string
  /** The title of the test as in its source, or empty if it is computed. */
  readonly test: string
}

const SPECIFICATION = 'docs/specification.md'
const TESTS = /\.(test|e2e)\.tsx?$/
const MARK = /^ *\/\/ spec (\d+): (\S.*)$/
/** Matches anything that looks like a mark, so that a misspelled one is not overlooked. */
const MARK_LIKE = /^ *\/\/ *spec:? *\d/i
const TEST_START = /^ *(?:test|it|describe)\b[\w.]*[(<]/
/** The title follows the start of the test, or the table of `test.each`. */
const TITLE = /^ *(?:test|it|describe)\b[\w.]*\(\s*(['"`])(.*?)(?<!\\)\1|\)\(\s*(['"`])(.*?)(?<!\\)\3/m
/** The number of marks when they replaced a table. Lower it when a rule is dropped. */
const MARKS_MIN = 744

/**
 * Finds marks in tests that are malformed, misplaced or repeated, or that name a section missing from the
 * specification.
 */
export function findSpecMapProblems(): string[] {
  const marks = readSpecMarks()
  const tooFew = marks.length < MARKS_MIN ? [`${marks.length} marks in tests, at least ${MARKS_MIN}`] : []
  return [...tooFew, ...markProblems(findSourceFiles(TESTS), readSections())]
}

/** All marks, by section and place. */
export function readSpecMarks(files: readonly SourceFile[] = findSourceFiles(TESTS)): SpecMark[] {
  return files.flatMap(marksOf).sort((left, right) => left.section - right.section)
}

export function markProblems(files: readonly SourceFile[], sections: ReadonlySet<number>): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    const seen = new Set<string>()
    return lines.flatMap((line, index) => {
      if (!MARK_LIKE.test(line)) return []
      const problem = markProblem(lines, index, sections) ?? (seen.has(line) ? 'is duplicated' : null)
      seen.add(line)
      return problem ? [`${path}:${index + 1} «${line.trim()}» ${problem}`] : []
    })
  })
}

function markProblem(lines: readonly string[], index: number, sections: ReadonlySet<number>): string | null {
  const [, section] = MARK.exec(lines[index] ?? '') ?? []
  if (section === undefined) return 'is not «// spec N: rule»'
  if (!sections.has(Number(section))) return `names section ${section}, which ${SPECIFICATION} lacks`
  return TEST_START.test(lines[testLine(lines, index)] ?? '') ? null : 'is not directly above a test'
}

function marksOf({ path, text }: SourceFile): SpecMark[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const [, section, rule] = MARK.exec(line) ?? []
    if (section === undefined || rule === undefined) return []
    const [, , own = '', , ofTable] = TITLE.exec(lines.slice(testLine(lines, index)).join('\n')) ?? []
    return [{ section: Number(section), rule, place: `${path}:${index + 1}`, test: ofTable ?? own }]
  })
}

/** The index of the first line after a mark that is not a mark itself. */
function testLine(lines: readonly string[], index: number): number {
  let following = index + 1
  while (MARK.test(lines[following] ?? '')) following += 1
  return following
}

function readSections(): Set<number> {
  const headings = readFileSync(SPECIFICATION, 'utf8').matchAll(/^## (\d+)/gm)
  return new Set([...headings].map(([, section]) => Number(section)))
}
