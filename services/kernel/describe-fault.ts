/** The part of an error that may be logged. */
export type FaultDescription = {
  type: string
  message: string
  stack: string
  /** The statement of a failed query, with placeholders for its values. */
  query?: string
  /** The chain of causes, nearest first. */
  causes?: FaultDescription[]
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
 * A loggable description of an error, without the values of a failed query, without the row that PostgreSQL quotes in
 * `detail`, and without email addresses. Unknown properties of the error are omitted.
 */
export function describeFault(fault: unknown): FaultDescription {
  const [first = describeOne(fault), ...causes] = chainOf(fault).map(describeOne)
  return causes.length > 0 ? { ...first, causes } : first
}

/** The error and its chain of causes; for an `AggregateError`, each of its errors. */
function chainOf(fault: unknown): unknown[] {
  const chain = [fault]
  for (const link of chain) {
    if (chain.length > CAUSES_MAX || !(link instanceof Error)) continue
    if (link.cause !== undefined) chain.push(link.cause)
    if (link instanceof AggregateError) chain.push(...link.errors)
  }
  return chain.slice(0, CAUSES_MAX)
}

function describeOne(fault: unknown): FaultDescription {
  if (!(fault instanceof Error))
    return { type: typeof fault, message: maskPersonal(String(fault)), stack: '' }
  const query = Reflect.get(fault, 'query')
  const isQuery = typeof query === 'string'
  return {
    type: fault.constructor.name || fault.name,
    message: isQuery ? 'Failed query' : maskPersonal(maskValues(fault)),
    // The first lines of a stack repeat the message.
    stack: (fault.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(isQuery && { query: maskPersonal(query.replace(/'(?:[^']|'')*'/g, "'…'")) }),
    ...factsOf(fault),
  }
}

function factsOf(fault: Error): Partial<FaultDescription> {
  const facts = LOGGABLE_PROPERTIES.map((name) => [name, Reflect.get(fault, name)] as const)
  return Object.fromEntries(facts.filter(([, value]) => ['string', 'number'].includes(typeof value)))
}

/** PostgreSQL quotes invalid values of numbers, dates and JSON (class 22: data exceptions). */
function maskValues(fault: Error): string {
  const code = Reflect.get(fault, 'code')
  const isDataFault = 'severity' in fault && typeof code === 'string' && code.startsWith('22')
  return isDataFault ? fault.message.replace(/".*"/gs, '"…"') : fault.message
}

/** Removes email addresses from a text, and the invalid values that GraphQL repeats. */
export function maskPersonal(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
    .replace(/(got invalid value|Expected value of type) .*/gs, '$1 …')
}
