import { existsSync, readFileSync } from 'node:fs'

const MAP = 'docs/spec-map.md'
const ROWS_MIN = 50

/** Rows of the specification's map with a missing file or test. */
export function findSpecMapProblems(): string[] {
  const rows = readRows()
  const few = rows.length < ROWS_MIN ? [`${MAP} has ${rows.length} rows: the table was not read`] : []
  return [...few, ...rows.flatMap(rowProblems)]
}

/** `| § | rule | file | path::test title |` */
function readRows(): string[][] {
  return readFileSync(MAP, 'utf8')
    .split('\n')
    .filter((line) => /^\|\s*\d[\d–,. ]*\|/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

function rowProblems([section = '', rule = '', file = '', test = '', ...more]: string[]): string[] {
  const name = `${MAP} §${section} «${rule}»`
  if (more.length > 0 || !test.includes('::')) return [`${name}: the row is not «§ | rule | file | test»`]
  const at = test.indexOf('::')
  const [path, title] = [test.slice(0, at), test.slice(at + 2)]
  if (!existsSync(file)) return [`${name}: no file ${file}`]
  if (!existsSync(path)) return [`${name}: no file ${path}`]
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'")
  return source.includes(title) ? [] : [`${name}: ${path} has no test «${title}»`]
}
