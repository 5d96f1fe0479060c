/** The maximum nesting of a request; the hosted services allow about twenty levels. */
const JSON_NESTING_MAX = 64

/**
 * Returns whether a JSON text nests deeper than `JSON_NESTING_MAX`. This is checked before the text is parsed, because
 * recursive code would overflow the stack.
 */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (isInString && character === '\\') index++
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{') && ++depth > JSON_NESTING_MAX)
      return true
    else if (!isInString && (character === ']' || character === '}')) depth--
  }
  return false
}
