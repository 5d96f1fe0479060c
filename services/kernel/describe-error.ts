/** The part of an error that may be logged. */
export type ErrorDescription = {
  type: string
  message: string
  stack: string
  /** The statement of a failed query, with placeholders for its values. */
  query?: string
  /** The chain of causes, nearest first. */
  causes?: ErrorDescription[]
} & Partial<Record<(typeof LOGGABLE_PROPERTIES)[number], string | number>>

/** Properties that name parts of the program or the database, never a value that someone entered. */
const LOGGABLE_PROPERTIES = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
] as const

const CAUSES_MAX = 5

/**
 * Returns a loggable description of an error, without the values of a failed query, without the row that PostgreSQL
 * quotes in `detail`, and without email addresses. Unknown properties of the error are omitted.
 */
export function describeError(error: unknown): ErrorDescription {
  const [first = describeOne(error), ...causes] = collectCauses(error).map(describeOne)
  return causes.length > 0 ? { ...first, causes } : first
}

/** Returns the error and its chain of causes, with each of the errors of an `AggregateError`. */
function collectCauses(error: unknown): unknown[] {
  const chain = [error]
  for (const link of chain) {
    if (chain.length > CAUSES_MAX || !(link instanceof Error)) continue
    if (link.cause !== undefined) chain.push(link.cause)
    if (link instanceof AggregateError) chain.push(...link.errors)
  }
  return chain.slice(0, CAUSES_MAX)
}

function describeOne(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: maskPersonalData(String(error)), stack: '' }
  const query = Reflect.get(error, 'query')
  const isQuery = typeof query === 'string'
  return {
    type: error.constructor.name || error.name,
    message: isQuery ? 'Failed query' : maskPersonalData(maskValues(error)),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(isQuery && { query: maskPersonalData(query.replace(/'(?:[^']|'')*'/g, "'…'")) }),
    ...pickLoggable(error),
  }
}

function pickLoggable(error: Error): Partial<ErrorDescription> {
  const properties = LOGGABLE_PROPERTIES.map((name) => [name, Reflect.get(error, name)] as const)
  return Object.fromEntries(properties.filter(([, value]) => ['string', 'number'].includes(typeof value)))
}

/** Masks the invalid numbers, dates and JSON that PostgreSQL quotes in its message (class 22: data exceptions). */
function maskValues(error: Error): string {
  const code = Reflect.get(error, 'code')
  const isDataError = 'severity' in error && typeof code === 'string' && code.startsWith('22')
  return isDataError ? error.message.replace(/".*"/gs, '"…"') : error.message
}

/** Removes email addresses from a text, and the invalid values that GraphQL repeats. */
export function maskPersonalData(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
    .replace(/(got invalid value|Expected value of type) .*/gs, '$1 …')
}
