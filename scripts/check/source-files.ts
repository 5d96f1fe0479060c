import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type SourceFile = { readonly path: string; readonly text: string }

/** The project's own files (tracked, or new and not ignored) whose path matches. */
export function findSourceFiles(pattern: RegExp): SourceFile[] {
  const result = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`git ls-files failed: ${result.stderr}`)
  const paths = result.stdout.split('\n').filter((path) => pattern.test(path) && existsSync(path))
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** The line number of an index in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
