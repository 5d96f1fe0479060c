/**
 * Emails whose link opens an account, or gives access to a list or a company. They are deleted once sent or failed, so
 * they are never sent twice: people request a new one instead.
 */
export const SECRET_LINK_EMAILS = [
  'account-password',
  'account-verification',
  'account-email-change',
  'account-email-undo',
  'account-list-invitation',
  'account-company-invitation',
] as const

export function hasSecretLink(kind: string): kind is (typeof SECRET_LINK_EMAILS)[number] {
  return SECRET_LINK_EMAILS.some((one) => one === kind)
}
