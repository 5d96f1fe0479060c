const LENGTH_MAX = 60

/**
 * The sender's name in an invitation, without anything that could be an address or a link, since the recipients are
 * strangers. Empty if nothing is left.
 */
export function sanitizeInviterName(typed: string): string {
  const words = typed.replace(/[^\p{L}\p{M}\p{N}'’&. -]/gu, ' ').replace(/\.(?=[^ ])/gu, '. ')
  return words.replace(/ +/gu, ' ').trim().slice(0, LENGTH_MAX).trim()
}
