import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { create } from 'fontkitten'

/**
 * Typefaces for scripts that the house's own typefaces lack but names and addresses may use: Hebrew, Arabic, Chinese
 * and Japanese, Korean. Each is split into files for ranges of characters.
 */
const PACKAGES = ['noto-sans-hebrew', 'ibm-plex-sans-arabic', 'chocolate-classical-sans', 'gowun-dodum']

type Part = { readonly family: string; readonly path: string; readonly ranges: readonly [number, number][] }

let parts: readonly Part[] | undefined
const characterSets = new Map<string, ReadonlySet<number>>()

/** Registers and returns the family for this character, or null if none has it. */
export function findScriptFace(character: string): string | null {
  const code = character.codePointAt(0) ?? 0
  parts ??= PACKAGES.flatMap(readParts)
  for (const part of parts) {
    if (!part.ranges.some(([first, last]) => code >= first && code <= last)) continue
    if (loadCharacters(part).has(code)) return part.family
  }
  return null
}

/** Returns the characters that a file really contains. The ranges in its package are only an upper bound. */
function loadCharacters({ family, path }: Part): ReadonlySet<number> {
  const cached = characterSets.get(family)
  if (cached) return cached
  const font = create(readFileSync(path))
  const characters = new Set('characterSet' in font ? font.characterSet : [])
  characterSets.set(family, characters)
  Font.register({ family, src: path })
  return characters
}

function readParts(name: string): Part[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`))
  const rangesByPart: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return Object.entries(rangesByPart).map(([key, ranges]) => {
    const part = key.replaceAll(/[[\]]/g, '')
    return {
      family: `${name} ${part}`,
      path: join(folder, 'files', `${name}-${part}-400-normal.woff`),
      ranges: ranges.split(',').map(readRange),
    }
  })
}

/** Parses a range such as `U+4e00-4e09` or `U+4e00`. */
function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
