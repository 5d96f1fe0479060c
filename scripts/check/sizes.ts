import { basename } from 'node:path'
import { findSourceFiles, type SourceFile } from './source-files.ts'

const LINES_MAX = 400
/** Words, generated files and tables of facts may be as long as they are. */
const EXEMPT = /\/migrations\/|^messages\/|^demo\/catalogue\/(words|facts)\/|\.d\.ts$/
const NAMELESS = /^(utils?|helpers?|misc|common|shared|manager|data|info|handler2|index)\.tsx?$/
const NAME = /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/

/** Files that are too long, or whose name says nothing. */
export function findSizeProblems(): string[] {
  const files = codeFiles()
  const long = files.filter((file) => linesOf(file) > LINES_MAX)
  return [
    ...long.map(
      (file) => `${file.path} has ${linesOf(file)} lines, at most ${LINES_MAX}: two ideas in one room`,
    ),
    ...files
      .filter(({ path }) => NAMELESS.test(basename(path)))
      .map(({ path }) => `${path}: the name says nothing`),
    ...files.filter(({ path }) => !NAME.test(basename(path))).map(({ path }) => `${path}: not kebab-case`),
  ]
}

/** 'median 58 lines, 95 of 100 below 190, longest 320' */
export function describeSizes(): string {
  const lines = codeFiles()
    .map(linesOf)
    .sort((left, right) => left - right)
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0
  return `${lines.length} files, median ${at(0.5)} lines, 95 of 100 within ${at(0.95)}, longest ${at(1)}`
}

function codeFiles(): SourceFile[] {
  return findSourceFiles(/\.tsx?$/).filter(({ path }) => !EXEMPT.test(path))
}

function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - 1
}
