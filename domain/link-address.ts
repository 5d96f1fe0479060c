/**
 * An address that somebody else has written, if a link may lead there: a path of ours, the web over https, an e-mail
 * address or a telephone. Null for everything else (`javascript:`, `data:`, `//evil.example`, `/\\evil.example`).
 */
export function linkAddress(text: string | null): string | null {
  return text !== null && LINKED.test(text) ? text : null
}

const LINKED = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/
