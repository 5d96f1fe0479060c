import { isCountryCode } from '../market/country-codes.ts'
import { isLanguage, type Language } from '../market/language.ts'

/** The columns of a subscriber file, in any order, including the proof of consent. */
export const SUBSCRIBER_COLUMNS = [
  'email',
  'language',
  'country',
  'consented_at',
  'consented_where',
  'wording',
] as const
type Column = (typeof SUBSCRIBER_COLUMNS)[number]

/** The maximum number of lines and characters in a file. */
export const SUBSCRIBER_LINES_MAX = 5_000
export const SUBSCRIBER_FILE_MAX = 900_000

export type ListedSubscriber = {
  readonly line: number
  readonly email: string
  readonly language: Language
  readonly country: string
  readonly consentedAt: Date
  readonly consentSource: string
  readonly wording: string
}

export const LINE_REFUSALS = [
  'email-malformed',
  'language-unknown',
  'country-unknown',
  'date-malformed',
  'proof-missing',
  'twice',
] as const
export type LineRefusal = (typeof LINE_REFUSALS)[number]

type SubscriberFile =
  | { readonly ok: false; readonly code: 'columns-missing' | 'file-empty' | 'file-too-long' }
  | {
      readonly ok: true
      readonly subscribers: readonly ListedSubscriber[]
      readonly refused: readonly { readonly line: number; readonly code: LineRefusal }[]
    }

/**
 * Reads a CSV file of subscribers (RFC 4180, with commas or semicolons). An invalid line, such as one without proof of
 * consent or with consent dated after `now`, is refused with a reason; the others are accepted.
 */
export function readSubscriberFile(text: string, now: Date): SubscriberFile {
  if (text.length > SUBSCRIBER_FILE_MAX) return { ok: false, code: 'file-too-long' }
  const [head, ...lines] = parseLines(text.replace(/^\ufeff/, ''))
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const columnIndexes = new Map(SUBSCRIBER_COLUMNS.map((name) => [name, names.indexOf(name)]))
  if ([...columnIndexes.values()].includes(-1)) return { ok: false, code: 'columns-missing' }
  if (lines.length === 0) return { ok: false, code: 'file-empty' }
  if (lines.length > SUBSCRIBER_LINES_MAX) return { ok: false, code: 'file-too-long' }
  const subscribers: ListedSubscriber[] = []
  const refused: { line: number; code: LineRefusal }[] = []
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const cell = (name: Column) => cells[columnIndexes.get(name) ?? -1]?.trim() ?? ''
    const result = readLine(line, cell, now)
    const code = typeof result === 'string' ? result : seen.has(result.email) ? 'twice' : null
    if (code !== null) refused.push({ line, code })
    else if (typeof result !== 'string') {
      seen.add(result.email)
      subscribers.push(result)
    }
  }
  return { ok: true, subscribers, refused }
}

function readLine(line: number, cell: (name: Column) => string, now: Date): ListedSubscriber | LineRefusal {
  const [email, language, country] = [
    cell('email').toLowerCase(),
    cell('language').toLowerCase(),
    cell('country').toUpperCase(),
  ]
  if (!isAddress(email)) return 'email-malformed'
  if (!isLanguage(language)) return 'language-unknown'
  if (!isCountryCode(country)) return 'country-unknown'
  const consentedAt = new Date(cell('consented_at'))
  if (
    !/^\d{4}-\d\d-\d\d/.test(cell('consented_at')) ||
    Number.isNaN(consentedAt.getTime()) ||
    consentedAt > now
  )
    return 'date-malformed'
  const [consentSource, wording] = [cell('consented_where').slice(0, 500), cell('wording').slice(0, 2_000)]
  if (consentSource === '' || wording === '') return 'proof-missing'
  return { line, email, language, country, consentedAt, consentSource, wording }
}

/** A rough check; the mail server has the final say. */
function isAddress(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>"']+@[^\s@.<>"']+(?:\.[^\s@.<>"']+)+$/.test(email)
}

/** Line numbers start at 1; empty lines are skipped. */
function parseLines(text: string): { line: number; cells: string[] }[] {
  const separator = separatorOf(text)
  const lines: { line: number; cells: string[] }[] = []
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ]
  const endLine = () => {
    cells.push(cell)
    if (cells.some((each) => each.trim() !== '')) lines.push({ line: start, cells })
    ;[cells, cell, start] = [[], '', line]
  }
  for (let index = 0; index < text.length; index++) {
    const char = text[index]
    if (char === '\n') line += 1
    if (isQuoted && char === '"' && text[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += char
    else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') endLine()
    else if (char !== '\r') cell += char
  }
  endLine()
  return lines
}

function separatorOf(text: string): ',' | ';' {
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
