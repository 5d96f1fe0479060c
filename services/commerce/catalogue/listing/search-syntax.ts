/** One condition of a search text: a word, or a field with a comparison. */
export type Term = { kind: 'term'; field: string | null; comparator: Comparator; value: string }
export type Comparator = '=' | '<' | '<=' | '>' | '>='

/** A parsed search text. An empty `and` is always true. */
export type Condition =
  | Term
  | { kind: 'and' | 'or'; conditions: Condition[] }
  | { kind: 'not'; condition: Condition }

/**
 * Parses the search syntax of the official API: adjacent words and `field:value` mean AND; `OR`, `NOT`, `-`
 * and parentheses as usual; quotes make a phrase; `field:>12` compares. A text with syntax errors is parsed
 * as far as possible, as the hosted service does, since a search box must not fail.
 */
export function parseSearch(text: string): Condition {
  const reader = { tokens: tokenize(text.slice(0, SEARCH_TEXT_MAX)), position: 0 }
  const conditions: Condition[] = []
  while (reader.position < reader.tokens.length) {
    conditions.push(readAlternatives(reader))
    // A closing parenthesis without an opening one is skipped.
    if (reader.tokens[reader.position] === ')') reader.position++
  }
  return joinConditions('and', conditions)
}

const SEARCH_TEXT_MAX = 500

type Reader = { tokens: string[]; position: number }

function tokenize(text: string): string[] {
  return text.match(/[()]|-?(?:[\w.]+:)?(?:[<>]=?)?(?:"[^"]*"|'[^']*')|[^\s()]+/g) ?? []
}

function readAlternatives(reader: Reader): Condition {
  const alternatives = [readSequence(reader)]
  while (reader.tokens[reader.position] === 'OR') {
    reader.position++
    alternatives.push(readSequence(reader))
  }
  return joinConditions('or', alternatives)
}

function readSequence(reader: Reader): Condition {
  const conditions: Condition[] = []
  for (
    let token = reader.tokens[reader.position];
    isPartOfSequence(token);
    token = reader.tokens[reader.position]
  ) {
    if (token === 'AND') reader.position++
    else conditions.push(readOperand(reader))
  }
  return joinConditions('and', conditions)
}

function isPartOfSequence(token: string | undefined): token is string {
  return token !== undefined && token !== 'OR' && token !== ')'
}

function readOperand(reader: Reader): Condition {
  const token = reader.tokens[reader.position++] ?? ''
  if (token === '(') {
    const inner = readAlternatives(reader)
    if (reader.tokens[reader.position] === ')') reader.position++
    return inner
  }
  if (token === 'NOT' && isPartOfSequence(reader.tokens[reader.position])) {
    return { kind: 'not', condition: readOperand(reader) }
  }
  return token.startsWith('-') && token.length > 1
    ? { kind: 'not', condition: toTerm(token.slice(1)) }
    : toTerm(token)
}

function toTerm(token: string): Term {
  const [, field, comparator, value = ''] = /^(?:([a-z_.]+):)?([<>]=?)?(.*)$/is.exec(token) ?? []
  return {
    kind: 'term',
    field: field?.toLowerCase() ?? null,
    comparator: toComparator(comparator),
    value: value.replace(/^(["'])(.*)\1$/s, '$2'),
  }
}

function toComparator(text: string | undefined): Comparator {
  return text === '<' || text === '<=' || text === '>' || text === '>=' ? text : '='
}

function joinConditions(kind: 'and' | 'or', conditions: Condition[]): Condition {
  return conditions.length === 1 && conditions[0] ? conditions[0] : { kind, conditions }
}
