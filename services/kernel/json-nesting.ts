/** The maximum nesting of a request; the hosted services allow about twenty levels. */
const JSON_NESTING_MAX = 64

/**
 * Whether a JSON text nests deeper than `JSON_NESTING_MAX`, determined before it is parsed, because recursive
 * code would overflow the stack.
 */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isInString && character === '\\') at++
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{') && ++depth > JSON_NESTING_MAX)
      return true
    else if (!isInString && (character === ']' || character === '}')) depth--
  }
  return false
}
