/**
 * Whether lists and objects of a JSON text lie deeper in each other than `max`, known before it is parsed: what walks
 * through a value by calling itself ends in a fault where it is too deep.
 */
export function nestsDeeper(json: string, max: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isText && character === '\\') at++
    else if (character === '"') isText = !isText
    else if (!isText && (character === '[' || character === '{') && ++depth > max) return true
    else if (!isText && (character === ']' || character === '}')) depth--
  }
  return false
}
