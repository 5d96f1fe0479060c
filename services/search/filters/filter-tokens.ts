import { badRequest } from '../wire-error.ts'

export type Token = {
  kind: 'text' | 'quoted' | 'operator' | 'colon' | 'open' | 'close' | 'end'
  text: string
  column: number
}

const PUNCTUATION = /[()<>=!:"'\s]/u
const KINDS: Readonly<Record<string, Token['kind']>> = { '(': 'open', ')': 'close', ':': 'colon' }

/** Splits a `filters` string into tokens; the last one is always `end`. */
export function tokenizeFilters(source: string): Token[] {
  const tokens: Token[] = []
  let column = 0
  while (column < source.length) {
    const character = source[column] ?? ''
    if (/\s/u.test(character)) column++
    else {
      const { token, next } = readToken(source, column, character)
      tokens.push(token)
      column = next
    }
  }
  return [...tokens, { kind: 'end', text: '', column: source.length }]
}

export function describeToken({ kind, text }: Token): string {
  if (kind === 'end') return 'end of filter'
  if (kind === 'operator') return text === '<' || text === '>' ? text : 'numeric operator'
  if (kind === 'text') return ['AND', 'OR', 'NOT', 'TO'].includes(text) ? `'${text}'` : `string(${text})`
  return kind === 'quoted' ? (text === '' ? 'empty string' : `string(${text})`) : `'${text}'`
}

type TokenResult = { token: Token; next: number }

function readToken(source: string, column: number, character: string): TokenResult {
  const kind = KINDS[character]
  if (kind) return { token: { kind, text: character, column }, next: column + 1 }
  if ('<>=!'.includes(character)) return readOperator(source, column, character)
  if (character === '"' || character === "'") return readQuoted(source, column, character)
  let next = column
  while (next < source.length && !PUNCTUATION.test(source[next] ?? '')) next++
  return { token: { kind: 'text', text: source.slice(column, next), column }, next }
}

function readOperator(source: string, column: number, character: string): TokenResult {
  const text = source[column + 1] === '=' && character !== '=' ? `${character}=` : character
  if (text === '!') throw badRequest(`filters: Not allowed at col ${column}`)
  return { token: { kind: 'operator', text, column }, next: column + text.length }
}

function readQuoted(source: string, column: number, quote: string): TokenResult {
  let text = ''
  for (let next = column + 1; next < source.length; next++) {
    const character = source[next] ?? ''
    if (character === quote) return { token: { kind: 'quoted', text, column }, next: next + 1 }
    const escaped = source[next + 1] ?? ''
    if (character === '\\' && ['\\', '"', "'"].includes(escaped)) {
      text += escaped
      next++
    } else text += character
  }
  throw badRequest(`filters: Unexpected token incomplete string expected filter at col ${column}`)
}
