/** Names of fields that identify someone, or contain their contact details. */
const KEYS = new Set(['email', 'firstName', 'lastName', 'buyer', 'phone', 'address', 'customer'])
const EMAIL = /[^\s@"<>]+@[^\s@"<>]+\.[a-z]{2,}/i

/** The paths of personal data in a JSON value: email addresses, and fields that are named after such data. */
export function findPersonalData(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return EMAIL.test(value) ? [path] : []
  if (Array.isArray(value))
    return value.flatMap((entry, index) => findPersonalData(entry, `${path}.${index}`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    KEYS.has(key) && entry !== null && entry !== ''
      ? [`${path}.${key}`]
      : findPersonalData(entry, `${path}.${key}`),
  )
}
