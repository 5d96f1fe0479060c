import { readFileSync } from 'node:fs'
import { findSourceFiles, lineAt } from './source-files.ts'

/** A word of the table "Not ours" in docs/glossary.md, and the folders in which it is rejected. */
export type ForeignWord = {
  readonly word: string
  readonly write: string
  readonly folders: readonly string[]
}

const GLOSSARY = 'docs/glossary.md'
const ROW = /^\| `([a-z]+)` \| (.+?) \| (.+?) \|$/gm
/** Strings are ignored, because they contain external names, such as those on the wire, and words on screen. */
const COMMENT_OR_STRING =
  /(\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm
/** `askedBag`, `ASKED_BAG` and "asked bag" all contain the word `asked`. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

/** Finds identifiers and comments with a word that the glossary lists as not ours. */
export function findGlossaryProblems(): string[] {
  const words = readForeignWords(readFileSync(GLOSSARY, 'utf8'))
  return findSourceFiles(/\.(tsx?|mjs)$/)
    .filter(({ path }) => !path.startsWith('scripts/check/'))
    .flatMap(({ path, text }) =>
      findForeignWords(text, wordsFor(path, words)).map(
        ({ index, word, write }) =>
          `${path}:${lineAt(text, index)} "${word}" is not our word: write ${write} (${GLOSSARY})`,
      ),
    )
}

/** The rows of the table "Not ours". Throws if there are none, because the check would then always pass. */
export function readForeignWords(glossary: string): ForeignWord[] {
  const table = glossary.split('## Not ours')[1] ?? ''
  const words = [...table.matchAll(ROW)].map(([, word = '', write = '', folders = '']) => ({
    word,
    write,
    folders: folders.split(', '),
  }))
  if (words.length === 0) throw new Error(`${GLOSSARY} has no table "Not ours"`)
  return words
}

/** Finds the words in identifiers and comments of TypeScript. */
export function findForeignWords(
  text: string,
  words: readonly ForeignWord[],
): { index: number; word: string; write: string }[] {
  const byWord = new Map(words.map((word) => [word.word, word]))
  return [...withoutStrings(text).matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const foreign = byWord.get(found.toLowerCase())
    return foreign ? [{ index, word: foreign.word, write: foreign.write }] : []
  })
}

function wordsFor(path: string, words: readonly ForeignWord[]): readonly ForeignWord[] {
  return words.filter(({ folders }) =>
    folders.some((folder) => folder === 'all' || path.startsWith(`${folder}/`)),
  )
}

/** Replaces strings with spaces, but not those in comments; every index stays the same. */
function withoutStrings(text: string): string {
  return text.replace(COMMENT_OR_STRING, (found, comment?: string) => comment ?? ' '.repeat(found.length))
}
