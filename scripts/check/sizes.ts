import { basename, dirname } from 'node:path'
import { findSourceFiles, type SourceFile } from './source-files.ts'

const LINES_MAX = 400
/** The usual maximum number of files in a folder, without tests. */
const FILES_USUAL = 12
/** Messages, generated files and data tables may have any length. */
const EXEMPT = /\/migrations\/|^messages\/|^demo\/catalogue\/(words|specs)\/|\.d\.ts$/
const NAMELESS = /^(utils?|helpers?|misc|common|shared|manager|data|info|handler2|index)\.tsx?$/
const NAME = /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/

/** Finds files that are too long, or have a meaningless name. */
export function findSizeProblems(): string[] {
  const files = codeFiles()
  const long = files.filter((file) => linesOf(file) > LINES_MAX)
  return [
    ...long.map((file) => `${file.path} has ${linesOf(file)} lines, at most ${LINES_MAX}: split it`),
    ...files
      .filter(({ path }) => NAMELESS.test(basename(path)))
      .map(({ path }) => `${path}: the name says nothing`),
    ...files.filter(({ path }) => !NAME.test(basename(path))).map(({ path }) => `${path}: not kebab-case`),
  ]
}

/** '1200 files, median 58 lines, 95 of 100 within 190, longest 320; 8 folders hold more than 12' */
export function describeSizes(): string {
  const lines = codeFiles()
    .map(linesOf)
    .sort((left, right) => left - right)
  const quantile = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0
  const middle = `median ${quantile(0.5)} lines, 95 of 100 within ${quantile(0.95)}, longest ${quantile(1)}`
  return `${lines.length} files, ${middle}; ${countFullFolders()} folders hold more than ${FILES_USUAL}`
}

function countFullFolders(): number {
  const sources = codeFiles().filter(({ path }) => !/\.(test|bench|workshop)\.tsx?$/.test(path))
  const folders = Map.groupBy(sources, ({ path }) => dirname(path))
  return [...folders.values()].filter((files) => files.length > FILES_USUAL).length
}

function codeFiles(): SourceFile[] {
  return findSourceFiles(/\.tsx?$/).filter(({ path }) => !EXEMPT.test(path))
}

function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - 1
}
