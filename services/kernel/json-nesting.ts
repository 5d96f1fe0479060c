/** Lists and objects within each other that a request may have; the hosted services take about twenty. */
const JSON_NESTING_MAX = 64

/**
 * Whether lists and objects of a JSON text lie deeper in each other than `JSON_NESTING_MAX`, known before it is parsed: what walks
 * through a value by calling itself ends in a fault where it is too deep.
 */
export function nestsTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isText && character === '\\') at++
    else if (character === '"') isText = !isText
    else if (!isText && (character === '[' || character === '{') && ++depth > JSON_NESTING_MAX) return true
    else if (!isText && (character === ']' || character === '}')) depth--
  }
  return false
}
