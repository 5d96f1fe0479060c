import { COLORS, MATERIALS } from './making-words.ts'

/** A material or a color. */
export type MakingField = 'material' | 'color'

const WORDS: Readonly<Record<MakingField, ReadonlySet<string>>> = { material: MATERIALS, color: COLORS }

/** The tags that name a material or a color, in one of the five languages. */
export function makingTags(field: MakingField, tags: readonly string[]): string[] {
  return tags.filter((tag) => WORDS[field].has(tag.trim().toLowerCase()))
}

/** What a text states after a label, as in `Material: oak, brass`. Words in running text are not read. */
export function statedMaking(field: MakingField, text: string): string[] {
  const line = text.split(/[\n.;|]/).find((each) => LABELS[field].test(each.trim()))
  return line === undefined ? [] : listOf(line.slice(line.indexOf(':') + 1))
}

/** The parts of `oak, brass` and `wood; metal`; a JSON list is one already. */
export function listOf(text: string): string[] {
  return text
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= WORD_CAP)
}

/** A longer text is a sentence, not a material. */
const WORD_CAP = 40

const LABELS: Readonly<Record<MakingField, RegExp>> = {
  material: /^(?:materials?|materiale|materiali|materialien|materiales|matériaux?|matière)\s?:/i,
  color: /^(?:colou?rs?|colore|colori|farben?|colores|couleurs?)\s?:/i,
}

/** Unique regardless of case, with a capital first letter, or as the shop calls it. */
export function namesOf(texts: readonly string[], words: Readonly<Record<string, string>>): string[] {
  const names = new Map<string, string>()
  for (const text of texts) {
    const key = text.trim().toLowerCase()
    const name = words[key] ?? text.trim().charAt(0).toUpperCase() + text.trim().slice(1)
    if (key !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()]
}
