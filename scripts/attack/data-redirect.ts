/**
 * The target of a redirect in the router's response to its own script, or null. Such a response has the status 202 and
 * no `Location`: the URL is in its body, a list in which objects refer to their keys and values by index
 * (turbo-stream).
 */
export function dataRedirect(body: string): string | null {
  const values = readList(body)
  const key = `_${values.indexOf('redirect')}`
  for (const value of values) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) continue
    const target = values[Number(Reflect.get(value, key))]
    if (typeof target === 'string') return target
  }
  return null
}

/** The first line of a stream; later lines contain deferred data. */
function readList(body: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(body.split('\n', 1)[0] ?? '')
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
