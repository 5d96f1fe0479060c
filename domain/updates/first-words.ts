/** In characters. */
export const FIRST_WORDS_LENGTH = 160

/** The start of a text on one line, cut between words, at most `max` characters plus an ellipsis. */
export function firstWords(text: string, max = FIRST_WORDS_LENGTH): string {
  const characters = Array.from(
    text
      .slice(0, max * 4)
      .replace(/\s+/g, ' ')
      .trim(),
  )
  if (characters.length <= max && text.length <= max * 4) return characters.join('')
  const start = characters.slice(0, max + 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${lastSpace > 0 ? start.slice(0, lastSpace) : characters.slice(0, max).join('')}…`
}
