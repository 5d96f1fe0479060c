/** Returns true, or the problem. */
type Check = (value: unknown) => true | string

/** The recorded checks of one rule of a schema. */
export type RecordedRule = {
  isRequired: boolean
  /** Whether violations are only warnings. */
  isWarning: boolean
  checks: Check[]
  message: string | null
}

/**
 * Passes a stand-in for the Studio's rule object to `validation`, and records the calls. It supports the methods that
 * our schemas use; calling any other throws, so that nothing is skipped silently.
 */
export function recordRules(validation: unknown): RecordedRule[] {
  if (typeof validation !== 'function') return []
  const result: unknown = validation(createRecorder(EMPTY))
  return (Array.isArray(result) ? result : [result]).map((rule) => {
    const recorded = RECORDS.get(rule)
    if (!recorded) throw new TypeError('A validation returned no rule')
    return recorded
  })
}

const EMPTY: RecordedRule = { isRequired: false, isWarning: false, checks: [], message: null }
const RECORDS = new WeakMap<object, RecordedRule>()

function createRecorder(recorded: RecordedRule): object {
  const withCheck = (check: Check) => createRecorder({ ...recorded, checks: [...recorded.checks, check] })
  const rule = {
    required: () => createRecorder({ ...recorded, isRequired: true }),
    warning: (message?: string) => createRecorder({ ...recorded, isWarning: true, message: message ?? null }),
    min: (least: number) => withCheck((value) => sizeOf(value) >= least || `is less than ${least}`),
    max: (most: number) => withCheck((value) => sizeOf(value) <= most || `is more than ${most}`),
    length: (exact: number) => withCheck((value) => sizeOf(value) === exact || `is not ${exact}`),
    integer: () => withCheck((value) => Number.isInteger(value) || 'is not a whole number'),
    regex: (pattern: RegExp, { name }: { name: string }) =>
      withCheck((value) => (typeof value === 'string' && pattern.test(value)) || `is not: ${name}`),
    unique: () =>
      withCheck((value) => {
        const items = Array.isArray(value) ? value.map(contentOf) : []
        return new Set(items).size === items.length || 'contains duplicates'
      }),
    uri: ({ scheme }: { scheme: string[] }) =>
      withCheck((value) => {
        const isUrl = typeof value === 'string' && URL.canParse(value)
        return (
          (isUrl && scheme.includes(new URL(value).protocol.slice(0, -1))) ||
          `is not a URL with the scheme ${scheme.join(' or ')}`
        )
      }),
    custom: (check: Check) => withCheck((value) => check(value)),
  }
  RECORDS.set(rule, recorded)
  return rule
}

/** The value of a number, or the length of a text or list. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN
}

/** The JSON of a list's item without its key, for comparison. */
function contentOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item)
  return JSON.stringify({ ...item, _key: undefined })
}
