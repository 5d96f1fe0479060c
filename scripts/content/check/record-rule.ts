/** One check of a rule. */
type Check = (value: unknown) => true | string

/** One rule of a schema, as checks. */
export type RecordedRule = {
  isRequired: boolean
  /** Violations are only warnings. */
  isWarning: boolean
  checks: Check[]
  message: string | null
}

/**
 * Replaces the rule object that a Studio passes to `validation`, and records what is required. It supports the methods
 * that our schemas use; any other is an error, so that nothing is skipped silently.
 */
export function recordRules(validation: unknown): RecordedRule[] {
  if (typeof validation !== 'function') return []
  const answered: unknown = validation(createRecorder(EMPTY))
  return (Array.isArray(answered) ? answered : [answered]).map((rule) => {
    const recorded = RECORDS.get(rule)
    if (!recorded) throw new TypeError('A validation answers no rule')
    return recorded
  })
}

const EMPTY: RecordedRule = { isRequired: false, isWarning: false, checks: [], message: null }
const RECORDS = new WeakMap<object, RecordedRule>()

function createRecorder(known: RecordedRule): object {
  const adding = (check: Check) => createRecorder({ ...known, checks: [...known.checks, check] })
  const rule = {
    required: () => createRecorder({ ...known, isRequired: true }),
    warning: (message?: string) => createRecorder({ ...known, isWarning: true, message: message ?? null }),
    min: (least: number) => adding((value) => sizeOf(value) >= least || `is less than ${least}`),
    max: (most: number) => adding((value) => sizeOf(value) <= most || `is more than ${most}`),
    length: (exact: number) => adding((value) => sizeOf(value) === exact || `is not ${exact}`),
    integer: () => adding((value) => Number.isInteger(value) || 'is no whole number'),
    regex: (pattern: RegExp, { name }: { name: string }) =>
      adding((value) => (typeof value === 'string' && pattern.test(value)) || `is not: ${name}`),
    unique: () =>
      adding((value) => {
        const items = Array.isArray(value) ? value.map(contentOf) : []
        return new Set(items).size === items.length || 'holds something twice'
      }),
    uri: ({ scheme }: { scheme: string[] }) =>
      adding((value) => {
        const isOne = typeof value === 'string' && URL.canParse(value)
        return (isOne && scheme.includes(new URL(value).protocol.slice(0, -1))) || 'is no such address'
      }),
    custom: (check: Check) => adding((value) => check(value)),
  }
  RECORDS.set(rule, known)
  return rule
}

/** The value of a number, or the length of a text or list. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN
}

/** An item of a list without its key, for comparison. */
function contentOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item)
  return JSON.stringify({ ...item, _key: undefined })
}
