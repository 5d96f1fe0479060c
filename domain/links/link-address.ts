/**
 * Returns a user-supplied address if it is safe to link to: a path of ours, an https URL, an email address or a
 * telephone number. Null for everything else (`javascript:`, `data:`, `//evil.example`, `/\\evil.example`).
 */
export function safeLinkAddress(text: string | null): string | null {
  return text !== null && SAFE_LINK.test(text) ? text : null
}

const SAFE_LINK = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/
