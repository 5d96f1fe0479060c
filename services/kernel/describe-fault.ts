/** What may be written down of a fault. */
export type FaultDescription = {
  type: string
  message: string
  stack: string
  /** The statement of a failed query, with placeholders for its values. */
  query?: string
  /** Why it happened, from the nearest reason to the first. */
  causes?: FaultDescription[]
} & Partial<Record<(typeof FACTS)[number], string | number>>

/** Properties that name things of the program or the database, never a value that someone entered. */
const FACTS = ['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint'] as const

const CAUSES_MAX = 5

/**
 * A fault as logs may hold it: without the values of a failed query, without the row that PostgreSQL quotes in
 * `detail`, and without addresses of mail. Everything else that an error carries is left out, since nobody knows it.
 */
export function describeFault(fault: unknown): FaultDescription {
  const [first = describeOne(fault), ...causes] = chainOf(fault).map(describeOne)
  return causes.length > 0 ? { ...first, causes } : first
}

/** The fault, its cause, the cause of that; of several at once (`AggregateError`) each. */
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
    // Its first lines repeat the message.
    stack: (fault.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(isQuery && { query: maskPersonal(query.replace(/'(?:[^']|'')*'/g, "'…'")) }),
    ...factsOf(fault),
  }
}

function factsOf(fault: Error): Partial<FaultDescription> {
  const facts = FACTS.map((name) => [name, Reflect.get(fault, name)] as const)
  return Object.fromEntries(facts.filter(([, value]) => ['string', 'number'].includes(typeof value)))
}

/** PostgreSQL quotes what it was given when that is no number, moment or JSON (class 22: data exceptions). */
function maskValues(fault: Error): string {
  const code = Reflect.get(fault, 'code')
  const isDataFault = 'severity' in fault && typeof code === 'string' && code.startsWith('22')
  return isDataFault ? fault.message.replace(/".*"/gs, '"…"') : fault.message
}

/** Text without addresses of mail, and without the values that GraphQL repeats when they do not fit. */
export function maskPersonal(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
    .replace(/(got invalid value|Expected value of type) .*/gs, '$1 …')
}
