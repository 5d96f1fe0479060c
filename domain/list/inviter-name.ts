const LENGTH_MAX = 60

/**
 * What an invitation calls the person who sends it: their name without anything that could be an address or a link, since the
 * address that it goes to is not theirs. Empty if nothing is left.
 */
export function inviterName(typed: string): string {
  const words = typed.replace(/[^\p{L}\p{M}\p{N}'’&. -]/gu, ' ').replace(/\.(?=[^ ])/gu, '. ')
  return words.replace(/ +/gu, ' ').trim().slice(0, LENGTH_MAX).trim()
}
