/** The first letter or digit of the title; empty if it has none. */
export function firstCharacter(title: string): string {
  return /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase() ?? ''
}
