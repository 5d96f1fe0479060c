/** The initial of a piece without a picture: the first letter or digit of its title; empty if it has none. */
export function initialOf(title: string): string {
  return /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase() ?? ''
}
