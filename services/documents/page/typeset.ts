import { findScriptFace } from './script-faces.ts'

const IN_BASE =
  /^(?:[\n\u0020-\u024f\u02bb-\u02dd\u0370-\u03ff\u0400-\u045f\u0490\u0491\u1e00-\u1eff]|[\u2000-\u206f\u20a0-\u20c0\u2116\u2122\u2212]|[\u0300-\u0329])$/u

/**
 * Matches 14 CJK characters followed by another one, since a longer run without a space would not fit into a column.
 */
const IDEOGRAPHS =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{14})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])/gu

type Typeset = {
  /** The text, with a question mark for each character that no typeface has. */
  readonly text: string
  readonly fontFamily: string[]
  readonly isComplete: boolean
}

export function isInBase(character: string): boolean {
  return IN_BASE.test(character)
}

/** Prepares a text for printing: the printable characters and the families that contain them, those of `base` first. */
export function typeset(text: string, base: readonly string[] = []): Typeset {
  // None of the typefaces has the narrow no-break space used in French amounts.
  const composed = text.replaceAll('\u202f', '\u00a0').normalize('NFC').replaceAll(IDEOGRAPHS, '$1 ')
  const families = new Set(base)
  let isComplete = true
  const printed = Array.from(composed, (character) => {
    if (isInBase(character)) return character
    const family = findScriptFace(character)
    if (family === null) {
      isComplete = false
      return '?'
    }
    families.add(family)
    return character
  })
  return { text: printed.join(''), fontFamily: [...families], isComplete }
}
