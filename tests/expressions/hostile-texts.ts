import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A prefix that the expression matches, a part to repeat, and a suffix that makes it fail. */
export type HostileText = { readonly start: string; readonly repeated: string; readonly end: string }

/** A quantifier with at least this maximum counts as unbounded. */
const MANY = 50

const LETTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', 'ß', '中', '\u0301', '\u00a0', '\u2028', '😀'],
]
const ENDS = ['', '\0', '\n!', 'aA0 /']

/**
 * Texts that may make an expression backtrack: for each of its loops a prefix that reaches it, followed by repetitions
 * of what the loop matches, what its neighbors match as well, and what reaches it again.
 */
export function hostileTexts(pattern: string, flags: string): HostileText[] {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes)
  const writer = new Writer(flags)
  const letters = distinguishingLetters(writer, parsed)
  const texts = new Map<string, HostileText>()
  for (const { start, element } of loopsOf(parsed, '', writer)) {
    const own = samplesOf(element, writer)
    const repeated = new Set([...letters, ...own, ...own.map((sample) => start + sample), start])
    for (const each of repeated) {
      if (each === '') continue
      for (const end of ENDS) {
        for (const begin of new Set(['', start])) {
          texts.set(JSON.stringify([begin, each, end]), { start: begin, repeated: each, end })
        }
      }
    }
  }
  return [...texts.values()]
}

type Loop = { readonly start: string; readonly element: AST.QuantifiableElement }

/** Every loop of a pattern, with a text that reaches it. */
function loopsOf(node: AST.Pattern | AST.Element, start: string, writer: Writer): Loop[] {
  if ('alternatives' in node && Array.isArray(node.alternatives)) {
    return (node.alternatives as AST.Alternative[]).flatMap(({ elements }) => {
      let led = start
      return elements.flatMap((element) => {
        const loops = loopsOf(element, led, writer)
        led += writer.write(element)
        return loops
      })
    })
  }
  if (node.type !== 'Quantifier') return []
  const inner = loopsOf(node.element, start, writer)
  return node.max < MANY ? inner : [{ start, element: node.element }, ...inner]
}

/** What one iteration of a loop matches, for each of its alternatives. */
function samplesOf(element: AST.QuantifiableElement, writer: Writer): string[] {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return [writer.write(element)]
  return element.alternatives.map(({ elements }) =>
    elements.map((each) => writer.write(each, { atLeastOnce: true })).join(''),
  )
}

/** One letter for each distinct set of character classes in the expression that match it. */
function distinguishingLetters(writer: Writer, pattern: AST.Pattern): string[] {
  const places = new Set(placesOf(pattern).map(({ raw }) => raw))
  const lettersByClass = new Map<string, string>()
  for (const letter of LETTERS) {
    const takers = [...places].filter((place) => writer.takes(place, letter))
    if (takers.length > 0) lettersByClass.set(takers.join('\n'), letter)
  }
  return [...lettersByClass.values()].slice(0, 16)
}

type Place = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

function placesOf(node: AST.Pattern | AST.Element): Place[] {
  if ('alternatives' in node && Array.isArray(node.alternatives)) {
    return (node.alternatives as AST.Alternative[]).flatMap(({ elements }) => elements.flatMap(placesOf))
  }
  if (node.type === 'Quantifier') return placesOf(node.element)
  return isPlace(node) ? [node] : []
}

function isPlace(node: AST.Pattern | AST.Element): node is Place {
  return ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(node.type)
}

/** Generates text that parts of one expression match. */
class Writer {
  readonly #flags: string
  readonly #byPlace = new Map<string, RegExp>()

  constructor(flags: string) {
    this.#flags = flags.replace(/[gy]/g, '')
  }

  takes(place: string, letter: string): boolean {
    const known = this.#byPlace.get(place) ?? new RegExp(`^(?:${place})$`, this.#flags)
    this.#byPlace.set(place, known)
    return known.test(letter)
  }

  /** A short text that an element matches; optional loops are skipped, unless `atLeastOnce` is set. */
  write(node: AST.Element, { atLeastOnce = false } = {}): string {
    if (node.type === 'Character') return String.fromCodePoint(node.value)
    if (isPlace(node)) {
      const preferred = [...'ax0 ', ...LETTERS]
      return preferred.find((letter) => this.takes(node.raw, letter)) ?? ''
    }
    if (node.type === 'Group' || node.type === 'CapturingGroup') {
      return (node.alternatives[0]?.elements ?? []).map((each) => this.write(each, { atLeastOnce })).join('')
    }
    if (node.type !== 'Quantifier') return ''
    return this.write(node.element, { atLeastOnce }).repeat(Math.max(node.min, atLeastOnce ? 1 : 0))
  }
}
